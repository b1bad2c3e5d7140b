import { parseArgs } from 'node:util';
import { crashPoints } from './crash-points.ts';
import { deletionKills } from './deletion-kills.ts';
import { modelKills } from './model-kills.ts';
import { plant, plants } from './plants.ts';
import { randomKills } from './random-kills.ts';
import { describeFindings } from './report.ts';
import { storageFaults } from './storage-faults.ts';
import { turnKills } from './turn-kills.ts';
import { judge } from './verdict.ts';

// npm run test:faults [-- --seed N --rounds N --jobs N --stage kills|points|storage|turns|deletions|models --point PART --plant NAME]: the real
// processes are ended by SIGKILL while clients hand over work, and what clients, a receiver and the database hold afterwards is compared. With
// --plant a piece of that evidence is falsified first: then the verdict has to be bad.

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rounds: { type: 'string', default: '12' },
    jobs: { type: 'string', default: '120' },
    stage: { type: 'string' },
    point: { type: 'string', default: '' },
    plant: { type: 'string' },
  },
});
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const started = Date.now();
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !['DATABASE_URL', 'TEMPORAL_ADDRESS', 'NODE_ENV'].includes(name)),
);
if (values.plant !== undefined && !(values.plant in plants))
  throw new Error(`plants: ${Object.keys(plants).join(', ')}`);

tell(`seed ${values.seed}`);
const stages = {
  kills: () =>
    randomKills({
      seed: Number(values.seed),
      rounds: Number(values.rounds),
      jobs: Number(values.jobs),
      environment,
      tell,
    }),
  points: () => crashPoints({ environment, only: values.point, tell }),
  storage: () =>
    storageFaults({
      seed: Number(values.seed),
      rounds: Number(values.rounds),
      jobs: Number(values.jobs),
      environment,
      tell,
    }),
};
const stories = { turns: turnKills, deletions: deletionKills, models: modelKills };
if (values.stage !== undefined && !(values.stage in { ...stages, ...stories }))
  throw new Error(`stages: ${[...Object.keys(stages), ...Object.keys(stories)].join(', ')}`);
let isKept = true;
for (const [name, run] of Object.entries(stages)) {
  if (values.stage !== undefined && values.stage !== name) continue;
  const outcome = await run();
  if (!outcome) continue;
  if (values.plant !== undefined) plant(values.plant, outcome);
  const findings = judge(outcome);
  for (const line of describeFindings({ name, outcome, findings })) tell(line);
  if (findings.some(({ broken }) => broken.length > 0)) isKept = false;
}
for (const [name, run] of Object.entries(stories)) {
  if (values.stage !== undefined && values.stage !== name) continue;
  const broken = await run({ environment, tell });
  tell(`${name}: ${broken.length === 0 ? 'all promises kept' : `NOT KEPT: ${broken.join('; ')}`}`);
  if (broken.length > 0) isKept = false;
}
tell(
  `${isKept ? 'Every promise was kept' : 'PROMISES WERE BROKEN'} (seed ${values.seed}, ${Math.round((Date.now() - started) / 1_000)} s).`,
);
process.exitCode = isKept ? 0 : 1;
