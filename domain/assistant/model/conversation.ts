import type { ModelMessage, ModelReply } from '../../model/model.ts';
import type { SearchScope, TurnScope } from './authorize-tool-call.ts';
import { earlierPrompt, factsPrompt, type Passage, passagesPrompt, type TurnSecrets } from './prompts.ts';
import { aliasOf, compactJson, withAliases } from './aliases.ts';
import type { ShownField } from './shown-fields.ts';

/** One turn between the person and a model, as it is kept in storage between its steps: plain JSON. */
export type Conversation = {
  secrets: TurnSecrets;
  turn: TurnScope;
  /** What was said before this turn; the first to go when the model's window is full. */
  earlier: readonly ModelMessage[];
  question: {
    message: string;
    facts: readonly string[];
    passages: number;
    /** What the documents are called, in the order of their short names. */
    documents?: readonly string[];
    /** Numbered from 1 in this order. */
    fields?: readonly ShownField[];
  };
  /** Ids of the documents that have short names, in that order: D1 is the first. */
  documents?: readonly string[];
  /** All that may be quoted, in the order of their numbers: first those found for the question, then those of tools. */
  passages: readonly Passage[];
  /** Calls of tools and their results, in this turn. */
  steps: readonly ModelMessage[];
  /** The documents of which something was told, other than in passages. */
  sources?: readonly string[];
};

/** What was said before: `assistant` and `user` come from the session, `claimed` is what a client says was answered. */
export type EarlierMessage = { role: 'user' | 'assistant' | 'claimed'; content: string };

/** What a tool gave back for one call of the model; a refusal or an error is told in `problem`. */
export type ToolOutcome = {
  callId: string;
  name: string;
  passages?: readonly Passage[];
  output?: unknown;
  problem?: string;
  /** The documents that it tells of. */
  sources?: readonly string[];
};

/** Begins the conversation of a turn, after retrieval. */
export function startConversation({
  secrets,
  scope,
  documentIds,
  message,
  earlier,
  summary,
  facts,
  passages,
  documents = [],
  fields = [],
  sources = [],
}: {
  secrets: TurnSecrets;
  scope: SearchScope;
  documentIds: readonly string[];
  message: string;
  /** Oldest first. */
  earlier: readonly EarlierMessage[];
  /** What was said before `earlier`, in brief. */
  summary?: string | undefined;
  /** Lines about anything else that is known. */
  facts: readonly string[];
  /** The documents that may be spoken of by a short name. */
  documents?: readonly { documentId: string; name: string }[];
  fields?: readonly ShownField[];
  /** Best first. */
  passages: readonly Passage[];
  /** The documents of the facts, and of what was said before. */
  sources?: readonly string[];
}): Conversation {
  const said = earlier.filter(({ role }) => role === 'user').map(({ content }) => content);
  return {
    secrets,
    turn: { scope, documentIds, personText: [...said, message].join('\n') },
    earlier: [
      ...(summary ? [{ role: 'user' as const, content: earlierPrompt({ summary, secrets }) }] : []),
      ...earlier.map(({ role, content }) =>
        role === 'claimed'
          ? { role: 'user' as const, content: earlierPrompt({ summary: content, secrets }) }
          : { role, content },
      ),
    ],
    question: { message, facts, passages: passages.length, documents: documents.map(({ name }) => name), fields },
    documents: documents.map(({ documentId }) => documentId),
    passages,
    steps: [],
    sources,
  };
}

/** The documents that the model was told anything of: a part of its answer may come from each of them. */
export function sourcesOf({ sources = [], documents = [], passages }: Conversation): string[] {
  return [...new Set([...sources, ...documents, ...passages.map(({ documentId }) => documentId)])];
}

/** Most characters of one tool's output that a model gets. */
const mostOutput = 24_000;

/** Adds a reply that asked for tools, and what the tools gave. */
export function continueConversation({
  conversation,
  reply,
  outcomes,
}: {
  conversation: Conversation;
  reply: ModelReply;
  /** One for each call of the reply. */
  outcomes: readonly ToolOutcome[];
}): Conversation {
  const { secrets } = conversation;
  const passages = [...conversation.passages];
  const told = outcomes.flatMap((outcome) => outcome.sources ?? []);
  const documents = [...new Set([...(conversation.documents ?? []), ...told])];
  const results = outcomes.map(({ callId, name, passages: found = [], output, problem }) => {
    const fresh = found.filter((passage) => numberOf(passage, passages) === undefined);
    const known = found.flatMap((passage) => numberOf(passage, passages) ?? []);
    const titles = new Map(fresh.map(({ documentId, title }) => [documentId, title]));
    const introduced = [...titles].flatMap(([id, title]) => {
      const place = documents.indexOf(id);
      return place < (conversation.documents?.length ?? 0) ? [] : [`${aliasOf(place)}: ${title}`];
    });
    const parts = [
      problem ?? '',
      factsPrompt({ head: 'documents', facts: introduced, secrets }),
      output === undefined ? '' : factsPrompt({ facts: [tellOutput(output, documents)], secrets }),
      passagesPrompt({ passages: fresh, first: passages.length + 1, documentIds: documents, secrets }),
      known.length > 0 ? `Found again: ${known.map((number) => `P${number}`).join(', ')}.` : '',
    ].filter((part) => part !== '');
    passages.push(...fresh);
    return { callId, name, content: parts.join('\n') || 'Nothing was found.' };
  });
  const asked = { role: 'assistant' as const, content: reply.text, toolCalls: reply.toolCalls };
  const sources = [...(conversation.sources ?? []), ...told];
  return {
    ...conversation,
    documents,
    passages,
    sources,
    steps: [...conversation.steps, asked, { role: 'tool', results }],
  };
}

/** The number of a passage that was shown before; what it says is not shown again. */
function numberOf({ documentId, page, text }: Passage, shown: readonly Passage[]): number | undefined {
  const place = shown.findIndex((one) => one.documentId === documentId && one.page === page && one.text.includes(text));
  return place < 0 ? undefined : place + 1;
}

function tellOutput(output: unknown, documentIds: readonly string[]): string {
  return withAliases(compactJson(output), documentIds).slice(0, mostOutput);
}
