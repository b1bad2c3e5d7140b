from decpage import Decpage

client = Decpage()  # reads DECPAGE_API_KEY and DECPAGE_URL
document = client.documents.upload(
    "policy.pdf",
    document_type="auto policy",
    wait=True,
    on_progress=lambda progress: print(progress.stage, progress.percent),
)
print(document.document_id, document.policy_type)
