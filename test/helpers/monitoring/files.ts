import { readFileSync } from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

const root = path.join(import.meta.dirname, '../../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

interface RuleFile {
  groups: { name: string; rules: AlertRule[] }[];
}

export interface Panel {
  type: string;
  title: string;
  id: number;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string; legendFormat: string }[];
}

export const ruleFile = yaml.load(text('deploy/prometheus/alerts.yaml')) as RuleFile;
export const alertRules = ruleFile.groups.flatMap(({ rules }) => rules);

export const prometheus = yaml.load(text('deploy/prometheus/prometheus.yaml')) as {
  rule_files: string[];
  scrape_configs: { job_name: string }[];
};

export const dashboard = JSON.parse(text('deploy/grafana/decpage.json')) as { uid: string; panels: Panel[] };
export const targets = dashboard.panels.flatMap((panel) => panel.targets ?? []);

/** Every query of the alerts and of the dashboard; Grafana fills in the interval. */
export const queries = [...alertRules, ...targets].map(({ expr }) => expr.replaceAll('$__rate_interval', '5m'));
