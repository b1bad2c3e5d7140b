const headers = { Authorization: `Bearer ${process.env.DECPAGE_API_KEY}` };
const url = `${process.env.DECPAGE_URL}/v1/jobs/${process.env.JOB_ID}/review/changes`;
const answer = await fetch(url, { headers });
console.log(answer.status, await answer.json());
