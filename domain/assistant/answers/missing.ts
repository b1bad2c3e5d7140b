import { anyOf } from '../question/kinds.ts';
import { isOfField } from '../find/names-entity.ts';
import type { Asked } from '../find/resolve.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { labelOf } from '../comparison/groups.ts';
import { asMarkdown } from '../writing/safe-text.ts';
import type { Draft } from './finding.ts';
import { findingOf } from './values.ts';

const ASKS_GENERALLY =
  anyOf(`missing; incomplete; blank; wrong; odd; unusual; strange; weird; suspicious; inconsisten\\w+; errors?; mistakes?;
  (?:n't|not|really) add up; match up; red flags?; problems?; issues?; unclear; check out; not (?:there|filled)`);

/** What is missing in a document or does not add up: what the checks of its extraction found. */
export function answerMissing(asked: Asked): Draft | undefined {
  if (!ASKS_GENERALLY.test(asked.text)) return undefined;
  // "which location numbers are missing" asks for no other field
  const fields = asked.terms
    .filter((term) => term.weight > 0.5 && isOfField(term))
    .flatMap(({ senses }) => [...senses]);
  const isAsked = (pointer: string): boolean =>
    fields.length === 0 || fields.some((sense) => pointer.endsWith(`/${sense.slice(sense.lastIndexOf('.') + 1)}`));
  const told = asked.scope.flatMap((document) =>
    issuesOf(document).flatMap((issue) => (isAsked(issue.pointer) ? [{ document, ...issue }] : [])),
  );
  const naming = asked.terms.filter(({ weight }) => weight > 0.5).length;
  if (told.length === 0 || naming > 3) return undefined;
  const findings = told.map(({ document, text, pointer }) => {
    const item = document.items.find(({ fact }) => fact.pointer === pointer);
    return item
      ? { ...findingOf(document, [item], item.about), note: text }
      : { document, label: '', about: '', value: asMarkdown(text), facts: [] };
  });
  return { lead: '', findings, coverage: 0.9 };
}

function issuesOf(document: DocumentIndex): { text: string; pointer: string }[] {
  const { validation } = document.source.result ?? {};
  const issues = [...(validation?.errors ?? []), ...(validation?.warnings ?? [])];
  return issues.map(({ code, path, message }) => ({
    text: code === 'core_field_missing' ? `No ${labelOf(path.slice(1))} was found.` : message,
    pointer: path,
  }));
}
