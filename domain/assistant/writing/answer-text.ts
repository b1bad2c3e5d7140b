import type { Finding } from '../answers/finding.ts';
import type { QuotedPassage } from '../answers/passages.ts';
import type { ReadDocument } from '../facts/read-document.ts';
import type { CitationList } from './citations.ts';
import { asMarkdown } from './safe-text.ts';

const MOST_LINES = 25;

/** The findings as sentences with the marks of their citations, by document when there are several. */
export function writeFindings(findings: readonly Finding[], citations: CitationList): string {
  const documents = [...new Set(findings.map(({ document }) => document))];
  if (documents.length === 1) return writeOfOne(findings, citations);
  return documents
    .map((document) => {
      const own = findings.filter((finding) => finding.document === document);
      return `**${asMarkdown(document.title)}**\n\n${writeOfOne(own, citations)}`;
    })
    .join('\n\n');
}

function writeOfOne(findings: readonly Finding[], citations: CitationList): string {
  const [only] = findings;
  if (only && findings.length === 1)
    return capitalised(`${sentenceOf(only)} ${citations.ofFacts(only.document, only.facts)}`.trim());
  const lines = findings
    .slice(0, MOST_LINES)
    .map((finding) => `- ${lineOf(finding)} ${citations.ofFacts(finding.document, finding.facts)}`.trimEnd());
  const rest = findings.length - lines.length;
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}

function sentenceOf({ label, about, value, note }: Finding): string {
  const notes = note ? ` (${asMarkdown(note)})` : '';
  const whose = about === '' ? '' : asMarkdown(about);
  if (label === '')
    return value === '' ? `${whose}${notes}.` : `${whose === '' ? '' : `${whose}: `}**${value}**${notes}.`;
  const verb = /[^s]s$/.test(label) && value.includes(';') ? 'are' : 'is';
  return `the ${label}${whose === '' ? '' : ` of ${whose}`} ${verb} **${value}**${notes}.`;
}

function lineOf({ label, about, value, note }: Finding): string {
  const notes = note ? ` (${asMarkdown(note)})` : '';
  const head = [asMarkdown(about), label].filter((part) => part !== '').join(', ');
  if (head === '') return `**${value}**${notes}`;
  return value === '' ? `**${head}**${notes}` : `${capitalised(head)}: **${value}**${notes}`;
}

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Passages as quotes with their pages. */
export function writePassages(passages: readonly QuotedPassage[], citations: CitationList): string {
  const quotes = passages.flatMap((passage) => {
    const mark = citations.ofPassage(passage);
    return mark
      ? [`> ${asMarkdown(passage.quote)}\n>\n> ${asMarkdown(passage.document.title)}, page ${passage.page} ${mark}`]
      : [];
  });
  return quotes.length === 0 ? '' : `The documents say:\n\n${quotes.join('\n\n')}`;
}

/** The answer where the documents do not tell; names that stand nowhere in them are said. */
export function writeNotFound(names: readonly string[], documents: readonly ReadDocument[]): string {
  if (documents.length === 0) return 'No document was given to look in.';
  const unknown = names.filter((name) => /\p{L}/u.test(name)).map((name) => `"${asMarkdown(name)}"`);
  const added = unknown.length > 0 ? ` I found no mention of ${unknown.join(', ')} in them.` : '';
  return `The documents do not say.${added}`;
}
