import os

import httpx

answer = httpx.get(f'{os.environ["DECPAGE_URL"]}/health/ready')
print(answer.status_code, answer.json())
