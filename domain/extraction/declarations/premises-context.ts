import type { PageLayout, Segment } from '../../reading/layout.ts';
import { textRun } from '../../reading/text-run.ts';

/** A heading that names a location, perhaps with a building of it. */
export interface PremisesMark {
  page: number;
  y: number;
  /** Null: from here on the document speaks of the whole policy. */
  location: number | null;
  building: number | null;
  segment: Segment;
}

const NUMBER = String.raw`\s*(?:no\.?|number|num|#|:)*\s*0*(\d{1,4})\b(?![,.]\d)`;
const LOCATION = new RegExp(
  String.raw`^(?:description of |described |schedule for )?(?:location|loc\.?|premises|prem\.?)${NUMBER}(.*)$`,
  'i',
);
const BUILDING = new RegExp(String.raw`\b(?:building|bldg\.?|bld)${NUMBER}`, 'i');
const POLICY =
  /\b(?:all (?:described )?(?:locations|premises)|policy[\s-](?:wide|level)|blanket (?:coverages|limits)|business(?:owners)? liability|liability (?:coverages?|and medical)|section ii\b|^(?:additional|optional|other|policy) coverages?\b|each (?:location|premises)|every (?:location|premises)|apply separately)/i;

/** The headings of locations and buildings of a document, in reading order. */
export function findPremises(layouts: readonly PageLayout[]): PremisesMark[] {
  const marks: PremisesMark[] = [];
  for (const layout of layouts) {
    for (const line of layout.lines) {
      const mark = markOn(line.segments);
      if (mark) marks.push(withLocation(mark, marks));
    }
  }
  return marks;
}

function markOn(segments: readonly Segment[]): PremisesMark | null {
  for (const segment of segments) {
    const text = textRun(segment.line.words.filter((word) => word.x0 >= segment.x0)).text;
    const place = { page: segment.page, y: segment.y0, segment };
    const location = LOCATION.exec(text);
    if (location && !isHouseNumber(segment.text)) {
      const building = BUILDING.exec(location[2] ?? '');
      return { ...place, location: Number(location[1]), building: building ? Number(building[1]) : null };
    }
    const building = /^(?:building|bldg\.?)/i.test(text) ? BUILDING.exec(text) : null;
    if (building && segment.words.length <= 6) return { ...place, location: Number.NaN, building: Number(building[1]) };
    if (
      POLICY.test(segment.text) &&
      (segment.bold || segment.text === segment.text.toUpperCase()) &&
      segment.words.length < 12
    ) {
      return { ...place, location: null, building: null };
    }
  }
  return null;
}

/** "Location: 12 Main Street" gives an address, "Location 12 - Building 1" a number. */
function isHouseNumber(text: string): boolean {
  const rest = LOCATION.exec(text)?.[2] ?? '';
  return /\d{4}/.test(LOCATION.exec(text)?.[1] ?? '') || !/^\s*(?:$|[-–—,:/(;]|bldg|building|address)/i.test(rest);
}

/** A building alone belongs to the location above it. */
function withLocation(mark: PremisesMark, before: readonly PremisesMark[]): PremisesMark {
  return Number.isNaN(mark.location)
    ? { ...mark, location: before.findLast(({ location }) => location !== null)?.location ?? 1 }
    : mark;
}

/** The mark that a place of the document stands below. */
export function premisesAt(
  marks: readonly PremisesMark[],
  { page, y0 }: { page: number; y0: number },
): PremisesMark | undefined {
  return marks.findLast((mark) => mark.page < page || (mark.page === page && mark.y <= y0 + 1));
}
