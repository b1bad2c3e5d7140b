interface Said {
  role: 'user' | 'assistant';
  content: string;
}

/** Messages that are told word by word. */
const mostRecent = 12;
const mostOfOne = 240;

/** A long conversation for a model: its last messages as they are, what was said before them in brief. */
export function shortenHistory(history: readonly Said[]): { recent: Said[]; summary: string | undefined } {
  const before = history.slice(0, Math.max(0, history.length - mostRecent));
  const lines = before.map(({ role, content }) => `${role === 'user' ? 'Asked' : 'Answered'}: ${inBrief(content)}`);
  return { recent: history.slice(before.length), summary: lines.length > 0 ? lines.join('\n') : undefined };
}

function inBrief(content: string): string {
  const plain = content.replace(/\s+/g, ' ').trim();
  return plain.length <= mostOfOne ? plain : `${plain.slice(0, mostOfOne)} …`;
}
