const oneOf = (list: string): string => `(?:${list.trim().split(/\s+/).join('|')})`;

const NUMBERED = oneOf('option plan package alternative choice quote');
const DEGREE =
  oneOf(`plus basic standard enhanced deluxe premier preferred elite silver gold platinum ultra economy value higher lower increased
  more other better best alternate alternative optional available suggested recommended additional`);
const DEGREE_OF = oneOf('package plan options? limits? coverages? choices? protection policy level');
/** Headings of what is only offered: "Option 2", "Plus package", "Higher limits". */
export const OFFERED = new RegExp(String.raw`^(?:${NUMBERED} (?:\d|[a-d])|${DEGREE}(?: ${DEGREE_OF})+)$`);
