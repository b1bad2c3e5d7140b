import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alertRules, dashboard, prometheus, queries, ruleFile, targets } from '../helpers/monitoring/files.ts';
import { missingIn, parseQuery, readSeries } from '../helpers/monitoring/promql.ts';

/** The section of operations.md about the alerts, by their names. */
const [, documented = ''] = /^## Alerts\n(.*?)^## /ms.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
const sections = new Map(
  documented
    .split(/^### /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

describe('the queries of alerts and dashboard', () => {
  it('are PromQL', () => {
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.flatMap((query) => parseQuery(query).errors.map((error) => `${query}: ${error}`))).toEqual([]);
  });

  it('select scraped processes by names that the example configuration gives them', () => {
    const jobs = queries.flatMap((query) => parseQuery(query).selectors.flatMap(({ matchers }) => matchers));
    const named = new Set(jobs.filter(({ label }) => label === 'job').map(({ value }) => value));
    expect(named).toEqual(new Set(prometheus.scrape_configs.map((scraped) => scraped.job_name)));
  });
});

describe('the check of a query', () => {
  const series = readSeries('# TYPE a counter\na{code="x",le="1"} 0\na{code="y",le="1"} 4.5e+3\nb 1\n');
  const missing = (query: string) => missingIn(series, parseQuery(query));

  it.each(['sum(rate(a{code="x"}[5m])) > 0', 'sum by (code, instance) (a{code=~"y|z",job="any"})', 'b or on() a'])(
    'finds nothing missing in %s',
    (query) => {
      expect(missing(query)).toEqual([]);
    },
  );

  it.each([
    ['rate(c[5m])', 'c'],
    ['a{code="z"}', 'a{code="z"}'],
    ['a{color="x"}', 'a{color="x"}'],
    ['a{code=~"z|zz"}', 'a{code=~"z|zz"}'],
    ['sum by (color) (a)', 'by (color)'],
  ])('finds what %s asks for and nobody exports', (query, found) => {
    expect(missing(query)).toEqual([found]);
  });

  it.each(['sum(rate(a[5m])', 'a{code=}', 'rate(a[5x])', 'a >> 1'])('finds that %s is no PromQL', (query) => {
    expect(parseQuery(query).errors).not.toEqual([]);
  });
});

describe('an alert', () => {
  const names = alertRules.map(({ alert }) => alert);

  it('has a name of its own', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^Decpage[A-Z]\w+$/.test(name))).toEqual([]);
  });

  it.each(alertRules)('has the form that Prometheus documents: $alert', (rule) => {
    const known = ['alert', 'expr', 'for', 'labels', 'annotations'];
    expect(Object.keys(rule).filter((key) => !known.includes(key))).toEqual([]);
    expect(rule.for ?? '1m').toMatch(/^\d+[smhd]$/);
    expect(['page', 'ticket', 'info']).toContain(rule.labels['severity']);
    expect(rule.annotations['summary']).toMatch(/\.$/);
  });

  it('uses in its summary labels that its query keeps', () => {
    const lost = alertRules.flatMap(({ alert, expr, annotations }) => {
      const used = [...(annotations['summary'] ?? '').matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
      return used.filter((label) => !parseQuery(expr).grouping.includes(label)).map((label) => `${alert}: ${label}`);
    });
    expect(lost).toEqual([]);
  });

  it('is documented with what it means, what to look at and what to do', () => {
    expect([...sections.keys()]).toEqual(names);
    for (const section of sections.values()) expect(section).toMatch(/\n\S.*\*\*Look at\*\* .*\*\*Do:\*\* .*\n/s);
  });

  it('stands in a group of a file that the example configuration loads', () => {
    expect(ruleFile.groups.map(({ name }) => name)).toEqual(['decpage']);
    expect(prometheus.rule_files.filter((file) => !existsSync(`deploy/prometheus/${file}`))).toEqual([]);
  });
});

describe('the dashboard', () => {
  const { panels } = dashboard;

  it('has panels that do not cover each other', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.filter(({ gridPos }) => gridPos.x + gridPos.w > 24)).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it('names its lines after labels that the queries keep', () => {
    const lost = targets.filter(({ expr, legendFormat }) => {
      const { grouping } = parseQuery(expr.replaceAll('$__rate_interval', '5m'));
      return [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].some(([, label = '']) => !grouping.includes(label));
    });
    expect(lost).toEqual([]);
  });
});
