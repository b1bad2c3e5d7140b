import type { TestServers } from './test-servers.ts';

/** A variable that start-servers.ts set in the environment. */
export function testVariable(name: keyof TestServers): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: this test belongs to the project "stack"`);
  return value;
}
