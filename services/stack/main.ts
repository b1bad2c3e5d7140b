import path from 'node:path';
import { parseConfiguration } from '../configuration/configuration.ts';
import { terminalText } from '../../domain/text/control-characters.ts';
import { explain } from '../../domain/failure/describe-error.ts';
import { projectFolder } from '../shared/project-folder.ts';
import { startStack } from './start-stack.ts';
import { watchSources } from './watch-sources.ts';

// escaped: messages contain file names and output of the servers
const onProgress = (sentence: string) => process.stderr.write(`${terminalText(sentence)}\n`);

process.on('uncaughtException', (error) => {
  onProgress(explain(error));
  process.exit(1);
});

// 1. stop on a signal and when the parent process disconnects
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
process.on('disconnect', () => stopping.abort());

try {
  // 2. start everything
  onProgress('Starting decpage…');
  const configuration = parseConfiguration(process.env, { listener: 'launcher' });
  const stack = await startStack({ configuration, environment: process.env, onProgress, signal: stopping.signal });

  // 3. print the ready line, which scripts parse
  const key = stack.key === undefined ? '' : ` key=${stack.key}`;
  const ui = stack.temporalUiUrl === undefined ? '' : ` temporal-ui=${stack.temporalUiUrl}`;
  const pages = configuration.CONSOLE === 'on' ? ` console=${stack.url}/console` : '';
  process.stdout.write(`ready url=${stack.url}${key}${ui}${pages}\n`);

  // 4. restart on changes: `npm run dev`
  const watching = process.argv.includes('--watch')
    ? watchSources({
        folders: ['activities', 'adapters', 'domain', 'prisma', 'services', 'workflows'].map((name) =>
          path.join(projectFolder, name),
        ),
        onChange: async () => {
          onProgress('The sources have changed; restarting the gateway and the worker…');
          await stack.restartServices();
        },
      })
    : undefined;

  // 5. wait for the signal to stop
  if (!stopping.signal.aborted) {
    await new Promise((resolve) => {
      stopping.signal.addEventListener('abort', resolve);
    });
  }
  onProgress('Stopping…');
  watching?.close();
  await stack.stop();
  onProgress('Stopped.');
} catch (error) {
  if (stopping.signal.aborted) {
    onProgress('Stopped.');
  } else {
    onProgress(explain(error));
    process.exitCode = 1;
  }
}
if (process.connected) process.disconnect();
