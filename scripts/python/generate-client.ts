// Generates the parts of the Python client that follow from the API; a test fails if they are out of date.
import path from 'node:path';
import { clientFolder, preparePythonTools } from './environment.ts';
import { writeGeneratedPackage } from './generated-package.ts';

const prepared = await preparePythonTools();
if ('missing' in prepared) {
  console.error(`The Python client cannot be generated: there is ${prepared.missing}.`);
  process.exit(1);
}
await writeGeneratedPackage(prepared.tools, path.join(clientFolder, 'src/decpage'));
