const jobId = '3f1d6c1e-8a52-4c57-9a0e-0d7d1f6d2b11';
const by = { keyId: '5d4c3b2a-1f0e-4d9c-8b7a-6f5e4d3c2b1a', name: 'desk' };
const at = '2026-03-02T10:02:00.000Z';
const [pointer, note] = ['/policyNumber', 'The 8 was read as a 3'];
const [original, value] = ['PA 123 4567', 'PA 128 4567'];

const review = {
  jobId,
  version: 1,
  status: 'approved',
  changed: 1,
  added: 0,
  removed: 0,
  updatedAt: at,
  updatedBy: by,
  corrections: [{ op: 'set', pointer, dataPointer: pointer, original, value, note, by, at, version: 1 }],
  data: { policyNumber: value },
  validation: { valid: true, coverage: 1, errors: [], warnings: [] },
};

/** Example requests and responses of reviews. */
export const reviewExamples = {
  getReview: { response: review },
  reviewJob: {
    request: { corrections: [{ pointer, value, note }], status: 'approved', version: 0 },
    response: review,
  },
  listReviewChanges: {
    response: {
      changes: [
        {
          version: 1,
          status: 'approved',
          by,
          at,
          corrections: [{ op: 'set', pointer, old: original, new: value, note }],
        },
      ],
      nextCursor: null,
    },
  },
};
