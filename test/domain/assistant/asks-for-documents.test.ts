import { expect, it } from 'vitest';
import { asksForDocuments } from '../../../domain/assistant/question/asks-for-documents.ts';

it.each([
  'List my documents',
  'list all documents please',
  'Could you please show me all of our uploaded files?',
  'What documents do I have?',
  'which files can you see here',
  'How many documents are there in my account?',
  'how many docs have we uploaded so far?',
  'Which documents are available?',
])('"%s" asks which documents there are', (question) => {
  expect(asksForDocuments(question)).toBe(true);
});

it.each([
  'Which documents mention flood?',
  'How many vehicles do I have?',
  'What documents do I have to send after a claim?',
  'List my policies',
  'Show me the documents of Acme',
  'How many documents expire in May?',
])('"%s" asks for what stands in them', (question) => {
  expect(asksForDocuments(question)).toBe(false);
});
