import fc from 'fast-check';

const firstSurrogate = 0xd800;
const surrogates = 0x800;
const lastCharacter = 0x10_ffff;

/** The unit `binary` of fast-check without its table of all characters, whose building takes a second in each process. */
const anyCharacter = fc.integer({ min: 0, max: lastCharacter - surrogates }).map(
  (at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates),
  (character) => {
    const code = typeof character === 'string' ? (character.codePointAt(0) ?? 0) : Number.NaN;
    return code < firstSurrogate ? code : code - surrogates;
  },
);

/** Texts of all characters but surrogates that stand alone. */
export const anyText = ({ maxLength }: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: anyCharacter, ...(maxLength !== undefined && { maxLength }) });
