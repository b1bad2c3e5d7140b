// Records the statements that the code of a release sends, each once:
//   STATEMENTS=$PWD/statements.jsonl NODE_OPTIONS="--import $PWD/test/helpers/releases/record-statements.mjs" npm test -- --project stack
//   gzip -9 < statements.jsonl > test/fixtures/releases/<name>.statements.jsonl.gz
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const query = Reflect.get(pg.Client.prototype, 'query');
const seen = new Set();

pg.Client.prototype.query = function record(config, ...rest) {
  const text = typeof config === 'string' ? config : config?.text;
  if (/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text ?? '')) {
    const role = /role=(\w+)/.exec(String(this.connectionParameters?.options))?.[1] ?? 'owner';
    // lists of values differ in nothing but their length
    const shape = `${role} ${text.replaceAll(/\$\d+(\s*,\s*\$\d+)+/g, '$1,…')}`;
    if (!seen.has(shape)) appendFileSync(process.env.STATEMENTS, `${JSON.stringify({ role, text })}\n`);
    seen.add(shape);
  }
  return query.call(this, config, ...rest);
};
