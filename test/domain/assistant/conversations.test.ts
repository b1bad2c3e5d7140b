import { describe, expect, it } from 'vitest';
import type { AssistantDocument } from '../../../domain/assistant/documents.ts';
import type { Case } from '../../bench/assistant/case.ts';
import type { Turn } from '../../bench/assistant/fill-template.ts';
import { askInTurns, type Conversation, readConversations } from '../../bench/assistant/from-conversations.ts';
import { lossRun } from './library.ts';

const claims = [
  { claimNumber: 'A-1', cause: 'Fire', status: 'Closed', paid: { total: 900 }, adjusterName: 'Maria Kowalczyk' },
  { claimNumber: 'A-2', cause: 'Theft', status: 'Open', paid: { total: 2500 } },
  { claimNumber: 'A-3', cause: 'Hail', status: 'Open', paid: { total: 40 } },
];
const named = (...names: string[]): ReadonlyMap<string, AssistantDocument> =>
  new Map(names.map((name) => [name, lossRun(name, `${name} Hauling`, { claims })]));

const talk = (...turns: Turn[]): ReadonlyMap<string, Conversation> => new Map([['c:1', { type: ['loss_run'], turns }]]);
const casesOf = (...turns: Turn[]): readonly Case[] =>
  askInTurns(talk(...turns), named('Tidewater')).shelves[0]?.questions ?? [];

const count: Turn = { q: 'how many claims?', ask: 'count', list: 'claims' };
const open: Turn = { q: 'how many are open?', ask: 'count', list: 'claims', where: [['status', 'is', 'open']] };
const causeOf = (slot: string): Turn => ({
  q: `what happened in ${slot}?`,
  ask: 'value',
  list: 'claims',
  field: 'cause',
  where: [['claimNumber', 'is', slot]],
});
const paidOn = (slot: string): Turn => ({ ...causeOf(slot), q: `how much was paid on ${slot}?`, field: 'paid.total' });
const unfillable: Turn = { q: 'which hit the {claims.bodyPart}?', ask: 'count', list: 'claims' };

describe('conversations with known answers', () => {
  it('ask each turn after the questions of the turns before it', () => {
    const cases = casesOf(count, open, { ...open, q: 'and closed?', where: [['status', 'is', 'closed']] });
    expect(cases.map(({ after, ask, says }) => ({ after, ask, says }))).toEqual([
      { after: [], ask: 'how many claims?', says: [['3', 'three']] },
      { after: ['how many claims?'], ask: 'how many are open?', says: [['2', 'two']] },
      { after: ['how many claims?', 'how many are open?'], ask: 'and closed?', says: [['1', 'one']] },
    ]);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(3);
  });

  it('tell the first turn from those that follow', () => {
    expect(casesOf(count, open, count).map(({ kind }) => kind)).toEqual(['firstTurn', 'followUp', 'followUp']);
  });

  it('are about the same records in all turns, and about another one where a slot is marked', () => {
    const [first, other] = ['{claims.claimNumber}', '{claims.claimNumber#2}'];
    for (const name of ['Tidewater', 'Copperfield', 'Blackhawk', 'Palmetto', 'Langford']) {
      const turns = talk(causeOf(first), causeOf(other), paidOn(first), paidOn(other));
      const questions = askInTurns(turns, named(name)).shelves[0]?.questions ?? [];
      const numbers = questions.map(({ ask }) => /A-\d/.exec(ask)?.[0]);
      const [one, two] = numbers.map((number) => claims.find(({ claimNumber }) => claimNumber === number));
      expect(one).not.toBe(two);
      expect(numbers).toEqual([one, two, one, two].map((claim) => claim?.claimNumber));
      expect(questions.map(({ says }) => says)).toEqual(
        [one?.cause, two?.cause, one?.paid.total, two?.paid.total].map((value) => [[String(value)]]),
      );
    }
  });

  it('are about a record that has a value for the slots of later turns, too', () => {
    const adjuster: Turn = { ...count, q: 'what else has {claims.adjusterName}?' };
    expect(casesOf(causeOf('{claims.claimNumber}'), adjuster).map(({ ask }) => ask)).toEqual([
      'what happened in A-1?',
      'what else has Maria Kowalczyk?',
    ]);
  });

  it('end before a turn that cannot be filled', () => {
    expect(casesOf(count, open, unfillable, count).map(({ ask }) => ask)).toEqual([count.q, open.q]);
  });

  it('end before a turn that has no right answer', () => {
    const hidden: Turn = { ...open, q: 'and reopened?', where: [['status', 'is', 'reopened']] };
    expect(casesOf(count, open, hidden, count).map(({ ask }) => ask)).toEqual([count.q, open.q]);
  });

  it('are none, which is counted, where only the first turn can be filled', () => {
    expect(askInTurns(talk(count, unfillable), named('Tidewater'))).toEqual({ shelves: [], skipped: 1, ofTwo: 0 });
  });

  it('are counted and not asked where they are about two documents', () => {
    const conversations = new Map<string, Conversation>([
      ['c:1', { type: ['loss_run'], turns: [count, { ...count, q: 'and {who#2}?' }] }],
      ['c:2', { type: ['loss_run'], turns: [count, { ...count, doc: 2 } as Turn] }],
      ['c:3', { type: ['loss_run'], turns: [count, open] }],
    ]);
    const { shelves, skipped, ofTwo } = askInTurns(conversations, named('Tidewater'));
    expect([shelves.length, skipped, ofTwo]).toEqual([1, 0, 2]);
  });

  it('are about two documents each at most, beside two others where a turn names the document', () => {
    const documents = named('Tidewater', 'Copperfield', 'Blackhawk', 'Palmetto');
    const sizesOf = (...turns: Turn[]): number[] =>
      askInTurns(talk(...turns), documents).shelves.map((shelf) => shelf.documents.length);
    expect(sizesOf(count, { ...open, q: 'how many are open at {who}?' })).toEqual([3, 3]);
    expect(sizesOf(count, open)).toEqual([1, 1]);
    expect(sizesOf(count, open, { ...unfillable, q: 'which hit the {claims.bodyPart}, {who}?' })).toEqual([1, 1]);
  });

  it('come from 220 open conversations and 140 closed ones', () => {
    expect(readConversations({ areClosed: false }).size).toBe(220);
    expect(readConversations({ areClosed: true }).size).toBe(140);
  });
});
