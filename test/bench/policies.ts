import { writeFile } from 'node:fs/promises';
import { promptVersion } from '../../domain/extraction/model/prompt-version.ts';
import { measuredModule } from './policies/measured-module.ts';
import { measureFolder, typicalSizes } from './policies/measure.ts';

// npm run measure:policies -- DIR…: what a typical document of each policy type takes of a model, measured over the
// documents of all folders (`DIR/documents`, labels in `DIR/labels`), written to domain/policies/measured.ts. To be run
// again when the form of prompts or replies changes: a test compares the version.

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('usage: npm run measure:policies -- DIR…\n');
  process.exit(2);
}
const sizes = [];
for (const folder of folders) sizes.push(...(await measureFolder(folder)));
const types = typicalSizes(sizes);
for (const { type, documents, values, pages, reply } of types) {
  const each = values > 0 ? (reply / values).toFixed(1) : '-';
  process.stdout.write(
    `${type.padEnd(26)} ${String(documents).padStart(4)} documents ${String(values).padStart(5)} values ${String(pages).padStart(6)} tokens of pages ${String(reply).padStart(6)} of the reply, ${each} a value\n`,
  );
}
await writeFile('domain/policies/measured.ts', measuredModule({ promptVersion, types }));
