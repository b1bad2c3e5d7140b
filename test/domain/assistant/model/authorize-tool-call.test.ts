import { describe, expect, it } from 'vitest';
import { authorizeToolCall, type SearchScope } from '../../../../domain/assistant/model/authorize-tool-call.ts';
import { describeTools, toolNames } from '../../../../domain/assistant/tools.ts';

const [mine, mineToo, other, job] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
  '44444444-4444-4444-8444-444444444444',
];

function judge(
  name: string,
  given: unknown,
  { scope = 'selected_documents', personText = '' }: { scope?: SearchScope; personText?: string } = {},
) {
  const documentIds = scope === 'selected_documents' ? [mine, mineToo] : [];
  return authorizeToolCall({ call: { id: 'c1', name, arguments: given }, scope, documentIds, personText });
}

describe('a call that a model asks for', () => {
  it('stays within the selected documents when it names none', () => {
    const within = [mine, mineToo];

    expect(judge('search_documents', { query: 'deductible' })).toMatchObject({
      allowed: true,
      call: { arguments: { limit: 8 }, within },
    });
    expect(judge('list_documents', {})).toMatchObject({ allowed: true, call: { within } });
  });

  it('reads what it names, when that is selected', () => {
    expect(judge('get_document', { documentId: mine })).toMatchObject({ allowed: true, call: { within: [mine] } });
    expect(judge('compare_documents', { documentIds: [mine, mineToo] })).toMatchObject({ allowed: true });
  });

  it.each([
    ['search_documents', { query: 'x', documentIds: [mine, other] }],
    ['get_document', { documentId: other }],
    ['compare_documents', { documentIds: [mine, other] }],
    ['extract_policy', { documentId: other }],
    ['get_job', { jobId: job }],
  ])('does not leave the selected documents: %s', (name, given) => {
    expect(judge(name, given)).toMatchObject({ allowed: false, code: 'out_of_scope' });
  });

  it('reads any document of the account when the person asks all of them', () => {
    expect(judge('get_document', { documentId: other }, { scope: 'account' })).toMatchObject({ allowed: true });
    expect(judge('search_documents', { query: 'x' }, { scope: 'account' })).toMatchObject({
      call: { within: 'account' },
    });
  });

  it('starts work only on a document that the person named', () => {
    const named = { scope: 'account' as const, personText: `Please extract ${other.toUpperCase()}` };

    expect(judge('extract_policy', { documentId: other }, { scope: 'account' })).toMatchObject({ allowed: false });
    expect(judge('extract_policy', { documentId: other }, named)).toMatchObject({ allowed: true });
    expect(judge('extract_policy', { documentId: mine })).toMatchObject({ allowed: true });
  });

  it('looks up only a job that the person named', () => {
    expect(judge('get_job', { jobId: job }, { scope: 'account' })).toMatchObject({ allowed: false });
    expect(judge('get_job', { jobId: job }, { scope: 'none', personText: `How is ${job}?` })).toMatchObject({
      allowed: true,
    });
  });

  it.each([
    ['search_documents', { query: 'x' }],
    ['get_document', { documentId: mine }],
    ['compare_documents', { documentIds: [mine, mineToo] }],
    ['extract_policy', { documentId: mine }],
  ])('reads no document when the person asked for none, and says which scope it needs: %s', (name, given) => {
    const message = expect.stringMatching(new RegExp(`^\`${name}\` needs documents: .*selected_documents.*account`));

    expect(judge(name, given, { scope: 'none' })).toMatchObject({ code: 'out_of_scope', message });
  });

  it('says the same when documents were to be selected and none was', () => {
    const call = { id: 'c1', name: 'search_documents', arguments: { query: 'x' } };
    const nothing = { scope: 'selected_documents', documentIds: [], personText: '' } as const;

    expect(authorizeToolCall({ call, ...nothing })).toMatchObject({ code: 'out_of_scope' });
  });

  it.each([
    ['get_usage', {}],
    ['list_documents', {}],
  ])('needs no documents for %s', (name, given) => {
    expect(judge(name, given, { scope: 'none' })).toMatchObject({ allowed: true, call: { within: 'account' } });
  });

  it.each([
    ['delete_document', { documentId: mine }, 'unknown_tool'],
    ['__proto__', {}, 'unknown_tool'],
    ['constructor', {}, 'unknown_tool'],
    ['get_usage', JSON.parse('{"__proto__": 1}'), 'invalid_arguments'],
    ['get_usage', { constructor: 1 }, 'invalid_arguments'],
    ['get_document', { documentId: mine, accountId: other }, 'invalid_arguments'],
    ['get_usage', { accountId: other }, 'invalid_arguments'],
    ['get_document', { documentId: `${mine}' OR 1=1` }, 'invalid_arguments'],
    ['get_document', 'not an object', 'invalid_arguments'],
    ['search_documents', { query: 'x'.repeat(501) }, 'invalid_arguments'],
    ['search_documents', { query: 'x', limit: 1_000 }, 'invalid_arguments'],
    ['compare_documents', { documentIds: [mine] }, 'invalid_arguments'],
  ])('is refused when it is no sound call: %s %j', (name, given, code) => {
    expect(judge(name, given)).toMatchObject({ allowed: false, code });
  });

  it('is refused without repeating its values', () => {
    const verdict = judge('get_document', { documentId: 'SECRET-VALUE' });

    expect(JSON.stringify({ ...verdict, call: undefined })).not.toContain('SECRET-VALUE');
  });
});

describe('the tools', () => {
  it('have descriptions and schemas, and none takes an account', () => {
    const tools = describeTools(toolNames);

    expect(tools.map((tool) => tool.name)).toEqual([
      'search_documents',
      'list_documents',
      'get_document',
      'extract_policy',
      'get_job',
      'compare_documents',
      'get_usage',
    ]);
    for (const tool of tools) {
      expect(tool.parameters).toMatchObject({ type: 'object', additionalProperties: false });
      expect(JSON.stringify(tool.parameters)).not.toMatch(/account/i);
    }
  });
});
