const answer = await fetch(`${process.env.DECPAGE_URL}/health/ready`);
console.log(answer.status, await answer.json());
