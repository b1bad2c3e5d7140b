import type { TestServers } from './test-servers.ts';

/** What start-servers.ts has put into the environment. */
export function given(name: keyof TestServers): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: this test belongs to the jest project "stack"`);
  return value;
}
