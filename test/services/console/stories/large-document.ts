import type { Page } from 'playwright-core';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** Has the tab believe that a document is a loss run of many pages and claims, which would take minutes to read. */
export async function routeLargeDocument(
  page: Page,
  { documentId, pages, claims }: { documentId: string; pages: number; claims: number },
): Promise<void> {
  const jobId = '3b0a1f6c-6f6e-4d9e-9f39-0d6c5a1b2c3d';
  const document = {
    documentId,
    jobId,
    status: 'ready',
    policyType: 'loss_run',
    documentType: 'loss run',
    fileName: 'large.pdf',
    pages,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    timestamps: { createdAt: '2026-01-05T10:00:00.000Z', updatedAt: '2026-01-05T10:00:00.000Z' },
    links: { status: '', job: `/v1/jobs/${jobId}`, pages: [] },
  };
  const job = { jobId, status: 'completed', policyType: 'loss_run', result: resultOf({ pages, claims }) };
  await page.route(`**/v1/documents/${documentId}`, async (route) => await route.fulfill({ json: document }));
  await page.route(`**/v1/jobs/${jobId}`, async (route) => await route.fulfill({ json: job }));
  await page.route(`**/v1/documents/${documentId}/pages/*.png`, async (route) => {
    await route.fulfill({ contentType: 'image/png', body: picture });
  });
}

function resultOf({ pages, claims }: { pages: number; claims: number }) {
  const numbers = Array.from({ length: claims }, (_, index) => index);
  const amounts = { total: 1_200.5, indemnity: 1_000, medical: 200.5, expense: null };
  const state = { state: 'present', confidence: 0.97, source: 'text' };
  const pageOf = (index: number): number => Math.floor((index * pages) / claims) + 1;
  const top = (index: number): number => 0.1 + (0.8 * ((index * pages) % claims)) / claims;
  return {
    data: {
      carrierName: 'Great Plains Mutual Insurance Company',
      namedInsureds: ['Prairie Haulers LLC'],
      agencyName: null,
      reportDate: '2026-01-05',
      valuationDate: null,
      policies: [],
      claims: numbers.map((index) => ({
        claimNumber: `CL-${index + 1}`,
        policyNumber: 'WC-1001',
        claimantName: `Claimant ${index + 1}`,
        claimType: 'Medical only',
        status: 'open',
        lossDate: '2024-03-11',
        description: 'Fell from a ladder while unloading a truck',
        paid: amounts,
        reserve: amounts,
        incurred: amounts,
      })),
      grandTotals: {},
    },
    citations: Object.fromEntries(
      numbers.map((index) => [
        `/claims/${index}/claimNumber`,
        [
          {
            page: pageOf(index),
            quote: `CL-${index + 1}`,
            bbox: { left: 0.1, top: top(index), width: 0.1, height: 0.01 },
          },
        ],
      ]),
    ),
    fields: Object.fromEntries(numbers.map((index) => [`/claims/${index}/claimNumber`, state])),
    validation: { valid: true, coverage: 1, errors: [], warnings: [] },
    pages,
    engine: 'rules',
    schemaVersion: '1.1.0',
    warnings: [],
    usage: { pages, ocrPages: 0, promptTokens: 0, completionTokens: 0 },
  };
}
