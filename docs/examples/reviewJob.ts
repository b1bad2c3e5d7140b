const headers = { Authorization: `Bearer ${process.env.DECPAGE_API_KEY}` };
const url = `${process.env.DECPAGE_URL}/v1/jobs/${process.env.JOB_ID}/review`;
const body = JSON.stringify({
  corrections: [{ pointer: '/agencyName', value: 'Tamarack Insurance LLC', note: 'new name' }],
  status: 'approved',
});
const answer = await fetch(url, { method: 'PATCH', headers: { ...headers, 'Content-Type': 'application/json' }, body });
console.log(answer.status, await answer.json());
