import { Client, Connection } from '@temporalio/client';
import { given } from './test-variable.ts';

/** Where the Temporal server of the tests is. */
export function testTemporal(): { address: string; namespace: string } {
  return { address: given('TEST_TEMPORAL_ADDRESS'), namespace: given('TEST_TEMPORAL_NAMESPACE') };
}

/** A client of that server; close its connection when the test file is done. */
export async function connectTestTemporal(): Promise<{ client: Client; connection: Connection }> {
  const { address, namespace } = testTemporal();
  const connection = await Connection.connect({ address });
  return { client: new Client({ connection, namespace }), connection };
}
