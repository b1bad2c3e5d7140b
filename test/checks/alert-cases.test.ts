import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { alertRules } from '../helpers/monitoring/files.ts';

interface Cases {
  tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[];
}

const folder = 'deploy/prometheus';
const promtool = process.env.PROMTOOL ?? 'promtool';
const hasPromtool = succeeds(['--version']);
const why = hasPromtool ? '' : ' (skipped: no promtool, neither PROMTOOL nor in PATH)';

function succeeds(words: readonly string[]): boolean {
  try {
    execFileSync(promtool, words, { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

describe('the cases of the alerts', () => {
  const { tests } = yaml.load(readFileSync(`${folder}/alerts.test.yaml`, 'utf8')) as Cases;
  const cases = tests.flatMap((test) => test.alert_rule_test);
  const names = alertRules.map(({ alert }) => alert);

  it('have one in which each fires, and one in which it does not', () => {
    const named = (fires: boolean) =>
      new Set(cases.filter(({ exp_alerts: expected }) => expected.length > 0 === fires).map((one) => one.alertname));
    expect(names.filter((name) => !named(true).has(name))).toEqual([]);
    expect(names.filter((name) => !named(false).has(name))).toEqual([]);
  });

  it.skipIf(!hasPromtool)(`are what Prometheus makes of the rules${why}`, () => {
    const run = (...words: string[]): string => execFileSync(promtool, words, { encoding: 'utf8' });
    expect(run('check', 'rules', `${folder}/alerts.yaml`)).toContain(`${names.length} rules found`);
    expect(run('check', 'config', `${folder}/prometheus.yaml`)).toContain('is valid');
    expect(run('test', 'rules', `${folder}/alerts.test.yaml`)).toContain('SUCCESS');
  });
});
