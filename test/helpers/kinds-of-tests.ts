// Which test files there are, by what they need. Read by the configuration of vitest and by what it loads.

const under = (...folders: string[]): string[] => folders.map((folder) => `test/${folder}/**/*.test.ts`);
// tests of activities read and write rows; those of what activities share need no server
const ofActivities = 'test/activities/**/*.activities.test.ts';
// the clients as their users have them, against the service
const ofClients = 'test/clients/**/*.service.test.ts';

/** Run against the real Postgres, Temporal server and S3 server. */
export const withServers = [
  ...under('prisma', 'services', 'e2e', 'workflows/stubbed', 'adapters/storage'),
  ofActivities,
  ofClients,
];

/** All of them; those that need no server are the others. */
export const all = [...withServers, ...under('domain', 'activities', 'adapters', 'checks', 'clients', 'workflows')];
