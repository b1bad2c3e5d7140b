import { parseArgs } from 'node:util';
import { crashPoints } from './crash-points.ts';
import { plant, plants } from './plants.ts';
import { randomKills } from './random-kills.ts';
import { describeFindings } from './report.ts';
import { turnKills } from './turn-kills.ts';
import { judge } from './verdict.ts';

// npm run test:faults [-- --seed N --rounds N --jobs N --stage kills|points|turns --point PART --plant NAME]: the real
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
};
if (values.stage !== undefined && !(values.stage in stages))
  throw new Error(`stages: ${Object.keys(stages).join(', ')}`);
let isKept = true;
for (const [name, run] of Object.entries(stages)) {
  if (values.stage !== undefined && values.stage !== name) continue;
  const outcome = await run();
  if (values.plant !== undefined) plant(values.plant, outcome);
  const findings = judge(outcome);
  for (const line of describeFindings({ name, outcome, findings })) tell(line);
  if (findings.some(({ broken }) => broken.length > 0)) isKept = false;
}
if (values.stage === undefined || values.stage === 'turns') {
  const broken = await turnKills({ environment, tell });
  tell(`turns: ${broken.length === 0 ? 'all promises kept' : `NOT KEPT: ${broken.join('; ')}`}`);
  if (broken.length > 0) isKept = false;
}
tell(
  `${isKept ? 'Every promise was kept' : 'PROMISES WERE BROKEN'} (seed ${values.seed}, ${Math.round((Date.now() - started) / 1_000)} s).`,
);
process.exitCode = isKept ? 0 : 1;
