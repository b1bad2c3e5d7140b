import type { Line, PageLayout } from '../../reading/layout.ts';
import { textRun, type TextRun, wordsWithin } from '../../reading/text-run.ts';
import { type Cited, cite } from '../cited.ts';

// A building described in one line, without labels: "Brick Veneer   Tenant Occupied   1 Family   Built 1966", "3 family, frame,
// asphalt shingle, protection class 3". Each piece tells by its words what it says; several of them show that the line describes.

const WALL =
  'frame|brick|masonry|stucco|stone|adobe|log|block|concrete|veneer|timber|cbs|hardiplank|cement|siding|vinyl|steel|fire resistive';
const WALLS = String.raw`(?:(?:joisted|non[- ]combustible|solid|wood|light|superior|${WALL})[ /-])*(?:${WALL})`;
const COVER =
  'asphalt|composition|comp|arch(?:itectural)?|wood|cedar|clay|concrete|slate|tile|metal|steel|tin|tar|gravel|rubber|membrane|flat|shakes?|shingles?|built[- ]up|fiberglass|standing seam';
const COVERS = String.raw`(?:${COVER})(?:[ /&]+(?:and )?(?:${COVER}))*`;
const COUNT = String.raw`\d{1,2}|single|one|two|three|four`;

type Field = 'constructionType' | 'roofType' | 'occupancy' | 'protectionClass' | 'territory' | 'numberOfFamilies';

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i');

/** What a piece says, in its first group. */
const PIECES: readonly (readonly [Field, RegExp])[] = [
  [
    'roofType',
    whole(String.raw`(${COVERS}) roof(?:ing)?|roof (?:of )?(${COVERS})|((?:${COVERS} )?(?:shingles?|shakes?|slate))`),
  ],
  ['constructionType', whole(String.raw`(${WALLS})(?: construction| walls?)?`)],
  ['occupancy', whole('((?:owner|tenant)[- ]occ(?:upied|[.])?|vacant|rented to others)')],
  [
    'protectionClass',
    whole(String.raw`(?:protection class|prot\.? cl(?:ass)?|ppc|pc) (\d{1,2}[A-Z]?(?:\/\d{1,2}[A-Z]?)?)`),
  ],
  ['territory', whole(String.raw`(?:territory|terr?\.?) (\d{1,3}[A-Z]?)`)],
  ['numberOfFamilies', whole(String.raw`(${COUNT})[- ]famil(?:y|ies)`)],
];
/** What shows as well that a line describes a building. */
const OTHERS = [
  /^(?:built|constructed|yr\.? bu?i?lt|year built)(?: in)? (?:1[6-9]|20)\d\d$/i,
  /^\d[\d,]{2,6} (?:sq\.? ?f(?:ee)?t\.?|square feet|sf)$/i,
  /^\d(?:\.\d)?[- ]stor(?:e?y|(?:e?y|ie)s)$/i,
];
const LEAST = 2;
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['single', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
]);

/** What such lines say of the building, of each field what stands first. */
export function describedBuilding(layouts: readonly PageLayout[]): ReadonlyMap<string, Cited> {
  const found = new Map<string, Cited>();
  for (const line of layouts.flatMap(({ lines }) => lines)) {
    for (const [field, cited] of factsOf(line)) if (!found.has(field)) found.set(field, cited);
  }
  return found;
}

interface Piece {
  text: string;
  page: number;
  run: TextRun;
  start: number;
}

function factsOf(line: Line): [Field, Cited][] {
  const pieces = line.segments.flatMap(({ words, page }) => piecesOf(textRun(words), page));
  const told = pieces.flatMap((piece) => {
    const said = PIECES.find(([, pattern]) => pattern.test(piece.text));
    return said ? [{ piece, field: said[0], pattern: said[1] }] : [];
  });
  const others = pieces.filter(({ text }) => OTHERS.some((pattern) => pattern.test(text)));
  if (new Set(told.map(({ field }) => field)).size + others.length < LEAST) return [];
  return told.flatMap(({ piece, field, pattern }): [Field, Cited][] => {
    const value =
      pattern
        .exec(piece.text)
        ?.slice(1)
        .find((group) => group !== undefined) ?? '';
    const start = piece.start + piece.text.indexOf(value);
    const words = wordsWithin(piece.run, start, start + value.length);
    const number = field === 'numberOfFamilies' ? (NUMBERS.get(value.toLowerCase()) ?? Number(value)) : null;
    const cited = cite<string | number>(number ?? value, { page: piece.page, words });
    return cited ? [[field, cited]] : [];
  });
}

/** The pieces between commas and other marks. */
function piecesOf(run: TextRun, page: number): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: part, index } of run.text.matchAll(/[^,;|·•]+/g)) {
    const text = part.trim().replace(/(?<!ft)\.$/, '');
    if (text !== '') pieces.push({ text, page, run, start: index + part.indexOf(text) });
  }
  return pieces;
}
