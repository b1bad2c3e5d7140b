import { Client, Connection } from '@temporalio/client';
import { testVariable } from './test-variable.ts';

/** Address and namespace of the tests' Temporal server. */
export function testTemporal(): { address: string; namespace: string } {
  return { address: testVariable('TEST_TEMPORAL_ADDRESS'), namespace: testVariable('TEST_TEMPORAL_NAMESPACE') };
}

/** A client of that server; close its connection when the test file is done. */
export async function connectTestTemporal(): Promise<{ client: Client; connection: Connection }> {
  const { address, namespace } = testTemporal();
  const connection = await Connection.connect({ address });
  return { client: new Client({ connection, namespace }), connection };
}
