const used = {
  tokens: { prompt: 0, completion: 0, total: 0 },
  requests: 42,
  documents: 12,
  pages: 97,
  ocrPages: 8,
  extractions: 36,
  assistantTurns: 3,
  webhooksDelivered: 5,
  corrections: 4,
};
const bySource = { web: 2, api: 30, channel: 10 };
const day = { from: '2026-02-01T00:00:00.000Z', to: '2026-02-02T00:00:00.000Z' };

/** Example responses of usage reports. */
export const usageExamples = {
  getUsage: {
    response: {
      usage: { ...used, storageBytes: 7340032 },
      bySource,
      byChannelProvider: { mail: 10 },
      jobs: { pending: 0, processing: 1, completed: 36, failed: 2, total: 39 },
      period: { from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' },
    },
  },
  getUsageByDay: { response: { days: [{ date: '2026-02-01', ...used, bySource }], period: day } },
  getUsageByKey: {
    response: {
      keys: [{ keyId: '5d4c3b2a-1f0e-4d9c-8b7a-6f5e4d3c2b1a', name: 'intake', source: 'channel:mail', ...used }],
      period: day,
    },
  },
};
