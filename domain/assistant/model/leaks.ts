import { systemPrompt, type TurnSecrets } from './prompts.ts';

/** Fewer words in a row than this an answer may share with the instructions by chance. */
const runOfWords = 9;

/** Whether a text tells of the instructions: their code in any common disguise, the delimiter, or a piece of them. */
export function leaksInstructions(text: string, secrets: TurnSecrets): boolean {
  const letters = lettersOf(text);
  const disguises = [secrets.canary, secrets.delimiter].flatMap((secret) => {
    const bare = lettersOf(secret);
    return [bare, [...bare].reverse().join(''), lettersOf(hexOf(secret))];
  });
  if (disguises.some((disguise) => letters.includes(disguise))) return true;
  if (base64Forms(secrets.canary).some((form) => text.replace(/\s/g, '').includes(form))) return true;
  const answer = ` ${wordsOf(text).join(' ')} `;
  // the first paragraph says what decpage is: everybody may know
  const instructions = wordsOf(systemPrompt(secrets).split('\n\n').slice(1).join('\n'));
  return instructions.some(
    (_, at) =>
      at + runOfWords <= instructions.length &&
      answer.includes(` ${instructions.slice(at, at + runOfWords).join(' ')} `),
  );
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const hexOf = (text: string): string => [...text].map((one) => one.charCodeAt(0).toString(16)).join('');

/** The middle of a text in base64, at each of the three places where its bytes may begin. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].map((shift) => {
    const bytes = '\0'.repeat(shift) + secret;
    return btoa(bytes).slice(shift === 0 ? 0 : 4, -4);
  });
}
