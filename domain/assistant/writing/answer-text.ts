import type { DocumentIndex } from '../index/index-document.ts';
import { type FoundLines, isIn } from '../find/passages.ts';
import { type Asked, namesDocument } from '../find/resolve.ts';
import type { Term } from '../question/read-question.ts';
import type { Draft, Finding } from '../answers/finding.ts';
import { wordsOf } from '../words.ts';
import type { CitationList } from './citations.ts';
import { writeFigures } from './figures.ts';
import { asMarkdown } from './safe-text.ts';
import { capitalised } from './values.ts';

const MOST_LINES = 25;

/** An answer's first sentence and what proves it. */
export function writeDraft({ lead, findings, passages }: Draft, citations: CitationList, isOneOfMany: boolean): string {
  if (passages) return [lead, writePassages(passages, citations)].filter((part) => part !== '').join('\n\n');
  const text = [writeFindings(findings, citations, isOneOfMany), writeFigures({ lead, findings })]
    .filter((part) => part !== '')
    .join('\n\n');
  return [lead, text].filter((part) => part !== '').join(/^(?:-|\*\*)/.test(text) ? '\n\n' : ' ');
}

/** The findings as sentences with the marks of their citations, by document when there are several. */
function writeFindings(findings: readonly Finding[], citations: CitationList, isOneOfMany: boolean): string {
  const documents = [...new Set(findings.map(({ document }) => document))];
  if (documents.length === 1 && !isOneOfMany) return writeOfOne(findings, citations);
  return documents
    .map((document) => {
      const own = findings.filter((finding) => finding.document === document);
      return `**${asMarkdown(describe(document))}**\n\n${writeOfOne(own, citations)}`;
    })
    .join('\n\n');
}

function writeOfOne(findings: readonly Finding[], citations: CitationList): string {
  const [only] = findings;
  if (only && findings.length === 1) return capitalised(`${sentenceOf(only)} ${marksOf(only, citations)}`.trim());
  const rest = findings.length - MOST_LINES;
  return [writeCandidates(findings.slice(0, MOST_LINES), citations), ...(rest > 0 ? [`- and ${rest} more`] : [])].join(
    '\n',
  );
}

const marksOf = ({ document, facts, printed }: Finding, citations: CitationList): string =>
  printed
    ? (citations.ofLines({ document, page: printed.page, quote: printed.text.trim(), score: 1 }) ?? '')
    : citations.ofFacts(document, facts);

function sentenceOf({ label, about, value, note, facts }: Finding): string {
  const notes = note ? ` (${asMarkdown(note)})` : '';
  const whose = about === '' ? '' : asMarkdown(about);
  const stop = notes === '' && value.endsWith('.') ? '' : '.';
  if (label === '')
    return value === '' ? `${whose}${notes}.` : `${whose === '' ? '' : `${whose}: `}**${value}**${notes}${stop}`;
  // "neutered: yes" is no thing that is something
  if (facts.every((fact) => typeof fact.value === 'boolean'))
    return `${whose === '' ? '' : `${whose}, `}${label}: **${value}**${notes}.`;
  const verb = /[^sui]s$/.test(label) ? 'are' : 'is';
  return `the ${label}${whose === '' ? '' : ` of ${whose}`} ${verb} **${value}**${notes}${stop}`;
}

/** Findings that may be meant, one a line. */
const writeCandidates = (findings: readonly Finding[], citations: CitationList): string =>
  findings.map((finding) => `- ${lineOf(finding)} ${marksOf(finding, citations)}`.trimEnd()).join('\n');

function lineOf({ label, about, value, note }: Finding): string {
  const notes = note ? ` (${asMarkdown(note)})` : '';
  const head = [asMarkdown(about), label].filter((part) => part !== '').join(', ');
  if (head === '') return `**${value}**${notes}`;
  return value === '' ? `**${head}**${notes}` : `${capitalised(head)}: **${value}**${notes}`;
}

/** What is said where no answer is sure, and where nothing comes near one: words that stand nowhere are named. */
export function writeNotFound(asked: Asked, isNear: boolean): string {
  if (asked.all.length === 0) {
    return 'No document was given to look in: name some in `documentIds`, or set `searchScope` to `account`.';
  }
  const unfound = writeNoMention(asked);
  if (isNear || isAbsent(asked)) return unfound === '' ? UNSURE : unfound;
  return `The documents do not say. ${unfound}`.trimEnd();
}

const UNSURE = 'The documents do not say this for sure.';

/** Which words of a question stand nowhere; empty where each stands somewhere. */
export function writeNoMention(asked: Asked): string {
  const absent = absentIn(asked);
  const words = [...new Set([...asked.unknown.filter(({ weight }) => weight >= 1), ...absent])].map(
    (term) => `"${asMarkdown(typedIn(asked.text, term))}"`,
  );
  if (words.length === 0) return '';
  if (absent.length === 0) return `I found no mention of ${words.join(', ')} in the documents.`;
  const where = asked.scope.length === 1 ? asMarkdown(asked.scope[0]?.title ?? '') : 'the documents';
  return `No mention of ${words.join(', ')} was found in ${where}.`;
}

const isAbsent = (asked: Asked): boolean => absentIn(asked).length > 0;

const WH_QUESTION = /\b(?:what|which|who|whose|when|where|why|how)\b/i;

/** Whether most of what is asked with yes or no is not there: "is flood covered". */
export function isMostlyAbsent(asked: Asked): boolean {
  const weightOf = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);
  return !WH_QUESTION.test(asked.text) && weightOf(absentIn(asked)) > weightOf(asked.terms) / 2;
}

/** What is asked with yes or no, and is not there. */
const absentIn = ({ kinds, terms, scope }: Asked): Term[] =>
  kinds.has('yesNo')
    ? terms.filter((term) => !term.isTold && !scope.some((document) => isMentioned(term, document)))
    : [];

/** A word of a question as it is written there. */
function typedIn(question: string, { typed, text }: Term): string {
  const own = (typed ?? text).split(' ');
  const written = question.match(/[\p{L}\p{N}][\p{L}\p{N}'’&./-]*/gu) ?? [];
  return own
    .map((word) => written.find((one) => wordsOf(one).join(' ') === word)?.replace(/[.'’]+$/, '') ?? word)
    .join(' ');
}

const isMentioned = (term: Term, document: DocumentIndex): boolean =>
  term.weight < 0.5 || namesDocument(term, document) > 0 || document.lines.some((line) => isIn(term, line));

/** Lines of documents as quotes with their pages. */
export function writePassages(found: readonly FoundLines[], citations: CitationList): string {
  const quotes = found.flatMap((passage) => {
    const mark = citations.ofLines(passage);
    if (!mark) return [];
    const lines = passage.quote.split('\n').map((line) => `> ${asMarkdown(line)}`);
    return [`${lines.join('  \n')}\n>\n> ${asMarkdown(describe(passage.document))}, page ${passage.page} ${mark}`];
  });
  return quotes.join('\n\n');
}

/** What tells a document from others: its title, carrier and insureds. */
export function describe({ title, facts }: DocumentIndex): string {
  const own = facts.filter(
    ({ record, key }) =>
      (!record && /^(?:carrierName|namedInsureds?)$/.test(key)) || (record?.list === 'applicants' && key === 'name'),
  );
  const names = [...new Set(own.map(({ value }) => String(value)))];
  return names.length > 0 ? `${title} (${names.join(', ')})` : title;
}
