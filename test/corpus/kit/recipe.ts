import { createRandom, type Random } from './random.ts';

/** The wordings of one field or heading by key, such as `loss_run.claimNumber`. */
export type Wordings = ReadonlyMap<string, readonly string[]>;

/**
 * The choices that make one generated document. Each choice has a name and is drawn from a stream of its own, so that
 * it depends on the seed and its name only: a further choice elsewhere leaves the others as they were.
 */
export interface Recipe {
  /** Large documents are wanted: hundreds of records. */
  long: boolean;
  /** One of the options, by weight. The same name gives the same choice again. */
  draw: <Option extends string>(name: string, weights: Readonly<Record<Option, number>>) => Option;
  pick: <Item extends string | number>(name: string, items: readonly Item[]) => Item;
  int: (name: string, low: number, high: number) => number;
  chance: (name: string, probability: number) => boolean;
  /** One wording of this key; with `place` it may be another than elsewhere in the document. */
  word: (key: string, place?: string) => string;
  /** A source of facts, of which single choices are not worth noting. */
  facts: (name: string) => Random;
  /** The same recipe for one part of the document: its choices have names of their own. */
  part: (name: string) => Recipe;
  /** Every choice so far, by name. */
  notes: () => Record<string, string | number | boolean>;
}

export function createRecipe({
  seed,
  wordings,
  long = false,
}: {
  seed: string;
  wordings: Wordings;
  long?: boolean;
}): Recipe {
  return recipeOf({ seed, wordings, long, prefix: '', notes: new Map() });
}

interface Basis {
  seed: string;
  wordings: Wordings;
  long: boolean;
  prefix: string;
  notes: Map<string, string | number | boolean>;
}

function recipeOf(basis: Basis): Recipe {
  const { seed, wordings, long, prefix, notes } = basis;
  const stream = (name: string): Random => createRandom(`${seed}/${prefix}${name}`);
  const note = <Value extends string | number | boolean>(name: string, value: Value): Value => {
    notes.set(`${prefix}${name}`, value);
    return value;
  };
  return {
    long,
    draw: (name, weights) => note(name, weighted(stream(name), weights)),
    pick: (name, items) => note(name, stream(name).pick(items)),
    int: (name, low, high) => note(name, stream(name).int(low, high)),
    chance: (name, probability) => note(name, stream(name).chance(probability)),
    word: (key, place = '') => {
      const known = wordings.get(key);
      if (known === undefined) throw new Error(`there is no wording of ${key}`);
      const name = place === '' ? `word ${key}` : `word ${key} ${place}`;
      return note(name, stream(name).pick(known));
    },
    facts: (name) => stream(`facts ${name}`),
    part: (name) => recipeOf({ ...basis, prefix: `${prefix}${name}: ` }),
    notes: () => Object.fromEntries(notes),
  };
}

function weighted<Option extends string>(random: Random, weights: Readonly<Record<Option, number>>): Option {
  const options = Object.entries<number>(weights) as [Option, number][];
  let rest = random.next() * options.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [option, weight] of options) {
    rest -= weight;
    if (rest < 0) return option;
  }
  throw new Error('nothing to draw from');
}

/** Reads wordings as they are written down: a line `key: wording; wording` for each, keys without the prefix. */
export function parseWordings(prefix: string, text: string): Wordings {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [, key = '', list = ''] = /^\s*([\w.]+):\s*(.*)$/.exec(line) ?? [];
      if (key === '') throw new Error(`not a line of wordings: ${line}`);
      return [`${prefix}.${key}`, list.split(';').map((wording) => wording.trim())];
    }),
  );
}
