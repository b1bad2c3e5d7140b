import { describe, expect, it } from 'vitest';
import { lackingRanges, lackingRecords } from '../../../../domain/extraction/model/lacking-ranges.ts';
import { prepareExtraction, prepareRepair } from '../../../../domain/extraction/model/model-extraction.ts';
import { readAnswer } from '../../../../domain/extraction/model/read-answer.ts';
import { narrowSchema } from '../../../../domain/extraction/questions/narrow-schema.ts';
import { findPolicyType } from '../../../../domain/policies/registry.ts';
import { toPages } from '../../../helpers/long-loss-run.ts';

const limits = { contextTokens: 100_000, outputTokens: 8_000 };

interface Table {
  list: string;
  fields: string;
  /** Lines of the page with the rows that a good model makes of them; lines without are no records. */
  lines: readonly [line: string, row?: string][];
}

/** A document of one page and what a model answered that left out the row of a line. */
function answeredWithout(type: string, { list, fields, lines }: Table, left: number) {
  const policyType = findPolicyType(type);
  if (!policyType) throw new Error(`no policy type ${type}`);
  const pages = toPages([lines.map(([line]) => line)]);
  const extraction = prepareExtraction({ policyType, pages, limits });
  const rows = lines.flatMap(([, row], at) => (row === undefined || at + 1 === left ? [] : [`1.${at + 1}|${row}`]));
  const text = JSON.stringify({ values: [], tables: [{ list, fields, rows }] });
  const reply = { text, toolCalls: [], usage: { promptTokens: 1, completionTokens: 1 }, finish: 'stop' as const };
  const answer = readAnswer({ schema: policyType.schema, pages: extraction.chosen, replies: [reply] });
  return { extraction, reply, answer };
}

function lackingOf(type: string, table: Table, left: number): string[] {
  const { extraction, answer } = answeredWithout(type, table, left);
  const [range] = extraction.ranges;
  const answers = { answers: range ? [{ answer, range }] : [] };
  return [...lackingRanges({ extraction, answers, draft: answer.draft }).values()].flat();
}

const names = ['Ann Lee', 'Bo Hart', 'Cy Moss', 'Di Vance', 'Ed Falk', 'Flo Reyes'];
const drivers = (last: string): Table => ({
  list: 'drivers',
  fields: 'name|licenseNumber',
  lines: [
    ['Driver Name          License Number'],
    ...names.map((name, at): [string, string] => [`${name}          T${4400 + at}`, `${name}|T${4400 + at}`]),
    [last],
  ],
});

const pets: Table = {
  list: 'pets',
  fields: 'name|species|premium',
  lines: [
    ['Pet Name        Species        Premium'],
    ...['Rex', 'Tom', 'Ida', 'Leo', 'Max'].map((name, at): [string, string] => [
      `${name}        Dog        $${120 + at}.50`,
      `${name}|dog|${120 + at}.50`,
    ]),
    ['Total                    $612.50'],
  ],
};

const fleet: Table = {
  list: 'vehicles',
  fields: 'number|year|make|premium',
  lines: [
    ['Veh        Year        Make        Premium'],
    ...[1, 2, 3, 4, 5].map((number): [string, string] => [
      `${number}        201${number}        Ford        $${400 + number}`,
      `${number}|201${number}|Ford|${400 + number}`,
    ]),
    ['Total                            $2,015'],
  ],
};

describe('records that an answer lacks', () => {
  it('are told by a printed count of whatever list', () => {
    expect(lackingOf('auto', drivers('Total drivers: 6'), 4)).toEqual([
      '6 drivers are printed, 5 were found.',
      'Lines that look like drivers but are in no row: 1.4',
    ]);
    expect(lackingOf('auto', drivers('Number of Listed Operators      6'), 4)).toHaveLength(2);
  });

  it('are told by the printed total of any of their columns', () => {
    expect(lackingOf('pet', pets, 3)).toEqual([
      '"Total | $612.50": 612.5 is printed, the rows above add up to 491.',
      'Lines that look like pets but are in no row: 1.3',
    ]);
    expect(lackingOf('commercial_auto', fleet, 5).join('\n')).toContain('in no row: 1.5');
  });

  it('are none where nothing that is printed says so', () => {
    expect(lackingOf('auto', drivers('Drivers under 25 pay more.'), 4)).toEqual([]);
    expect(lackingOf('auto', drivers('Total drivers: 6'), 0)).toEqual([]);
    expect(lackingOf('pet', pets, 0)).toEqual([]);
  });

  it('are none of a list of which only some fields are asked', () => {
    const { extraction, answer } = answeredWithout('auto', drivers('Total drivers: 6'), 4);
    const { whole } = extraction;
    const policyType = { ...whole, schema: narrowSchema(whole.schema, ['/drivers/N/age']) };

    expect(lackingRecords({ ...extraction, policyType }, answer.draft)).toEqual([]);
  });

  it('of a document that one call takes are asked for by its repair, with their lines and headings', () => {
    const { extraction, reply } = answeredWithout('pet', pets, 3);
    const [asked] = prepareRepair(extraction, reply)?.messages ?? [];

    expect(asked).toMatchObject({ role: 'user' });
    const content = asked && 'content' in asked ? asked.content : '';
    expect(content).toContain('Lines that look like pets but are in no row: 1.3');
    expect(content).toMatch(/3\| Tom \| Dog \| \$121\.50/);
    expect(content).not.toContain('Rex');
  });
});
