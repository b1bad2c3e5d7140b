import { parser } from '@prometheus-io/lezer-promql';

export interface Matcher {
  label: string;
  operator: string;
  value: string;
}

export interface Query {
  selectors: { metric: string; matchers: Matcher[] }[];
  /** Labels that the query groups by. */
  grouping: string[];
  /** Places where the text is no PromQL. */
  errors: string[];
}

/** Reads a query. The parser goes on after an error, so a query has to be judged by its `errors`, too. */
export function parseQuery(text: string): Query {
  const query: Query = { selectors: [], grouping: [], errors: [] };
  const tree = parser.parse(text);
  tree.iterate({
    enter({ name, type, from, to }) {
      const part = text.slice(from, to);
      if (type.isError) query.errors.push(`${from}: ${text.slice(from, from + 20)}`);
      if (name === 'VectorSelector') query.selectors.push({ metric: '', matchers: [] });
      const selector = query.selectors.at(-1);
      if (name === 'Identifier' && selector) selector.metric = part;
      if (name === 'UnquotedLabelMatcher' && selector) selector.matchers.push(matcherOf(part));
      if (name === 'GroupingLabels') query.grouping.push(...(part.match(/\w+/g) ?? []));
    },
  });
  return query;
}

function matcherOf(part: string): Matcher {
  const [, label = '', operator = '', value = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(part) ?? [];
  return { label, operator, value };
}

type Labels = ReadonlyMap<string, string>;

/** The series of an answer of /metrics by their names. */
export function readSeries(text: string): Map<string, Labels[]> {
  const series = new Map<string, Labels[]>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? [^ ]+$/gm)) {
    const pairs = [...labels.matchAll(/(\w+)="((?:\\.|[^"\\])*)"/g)];
    const found = new Map(pairs.map(([, label = '', value = '']) => [label, value]));
    series.set(name, [...(series.get(name) ?? []), found]);
  }
  return series;
}

/** Prometheus adds these to what it scrapes. */
const scrapeLabels = ['job', 'instance'];

/** What the query asks for and no process exports: metrics, labels, and values of labels. */
export function missingIn(series: ReadonlyMap<string, Labels[]>, query: Query): string[] {
  const missing = query.selectors.flatMap(({ metric, matchers }) => {
    const known = series.get(metric);
    if (!known) return [metric];
    return matchers
      .filter(({ label }) => !scrapeLabels.includes(label))
      .filter((matcher) => !known.some((labels) => matches(labels, matcher)))
      .map(({ label, operator, value }) => `${metric}{${label}${operator}"${value}"}`);
  });
  const labels = query.selectors.flatMap(({ metric }) => (series.get(metric) ?? []).flatMap((one) => [...one.keys()]));
  const grouping = query.grouping.filter((label) => ![...labels, ...scrapeLabels].includes(label));
  return [...missing, ...grouping.map((label) => `by (${label})`)];
}

function matches(labels: Labels, { label, operator, value }: Matcher): boolean {
  const found = labels.get(label);
  if (found === undefined) return false;
  if (operator === '=' || operator === '!=') return (found === value) === (operator === '=');
  return new RegExp(`^(?:${value})$`).test(found) === (operator === '=~');
}
