import { title, type Recognition } from '../recognition.ts';

/** How its documents are told from others. */
export const lossRunRecognition: Recognition = {
  family: 'report',
  names: 'loss run; loss runs; lossrun; loss history; claims history; claim history; loss report',
  lines: '',
  subject: 'losses claims report',
  forms: [],
  cues: [
    title(
      9,
      recordOf(
        /(?:claims?|loss(?:es)?)(?: (?:and|or|claims?|loss(?:es)?|status|activity|position|payment|policy|term))*/,
      ),
    ),
    title(
      9,
      /\b(?:statement|schedule|summary|register|record|list(?:ing)?|history) of (?:\w+ )?(?:claims|loss(?:es)?)\b(?! pay)/,
    ),
    title(9, /\b(?:claims|loss(?:es)?) by\b/),
    title(6, /\b(?:claims?|loss(?:es)?) valued\b|\bloss information\b|\bloss(?:es)? and claims?\b/),
  ],
};

/** A kind of list behind what it lists. */
function recordOf({ source }: RegExp): RegExp {
  const kinds =
    'runs?|history|experience|summary|report|records?|register|list(?:ing)?|details?|analysis|statement|inquiry|bordereau|activity|ledger';
  return new RegExp(`\\b${source} (?:${kinds})\\b`);
}
