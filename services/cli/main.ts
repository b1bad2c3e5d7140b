#!/usr/bin/env node
import { parseConfiguration } from '../configuration/configuration.ts';
import { runCommand } from './run-command.ts';

const settings = () => parseConfiguration(process.env);
process.exitCode = await runCommand(process.argv.slice(2), {
  settings,
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
});
