import type { Box } from '../../../domain/document/page.ts';
import { hasCentreIn } from '../engine/boxes.ts';
import { type Colour, isLegibleOn, isTransparent, white } from '../vector/colors.ts';
import type { DisplaySpace } from '../engine/display-space.ts';
import type { Ground, Scene } from '../vector/scene.ts';
import type { RawWord } from './words.ts';

/** Points: smaller text is not meant to be read. */
const MIN_SIZE = 1;
/** Shares of a word's box that a cover may leave free: the room above and below the glyphs. */
const FREE = { across: 0.05, above: 0.25 };

/** Whether a word that stands in `box` of the displayed page can be seen on it. */
export function isVisible(
  { word, box }: { word: RawWord; box: Box },
  { scene, space }: { scene: Scene; space: DisplaySpace },
): boolean {
  const { style } = word;
  if (!hasCentreIn(box, { x0: 0, y0: 0, x1: space.width, y1: space.height })) return false;
  if (Math.max(style.size, word.y1 - word.y0) < MIN_SIZE) return false;
  // invisible text over a picture is the reading of a scan by its maker
  if (style.isInvisible) return scene.images.some((image) => hasCentreIn(box, image));
  if (style.fill === undefined) return true;
  if (isTransparent(style.fill)) return false;
  const order = scene.textOrder.get(style.textObject);
  if (order === undefined) return true;
  const place = { box, order, grounds: scene.grounds };
  const ground = groundUnder(place);
  // what lies under the text may be a picture or a pattern: then it is taken to be legible
  const isLegible = ground === undefined ? isLegibleOn(style.fill, white) : isLegibleOnGround(style.fill, ground);
  return isLegible && !isCovered(place);
}

function isLegibleOnGround(fill: Colour, { colour }: Ground): boolean {
  return colour === undefined || isLegibleOn(fill, colour);
}

function groundUnder({ box, order, grounds }: { box: Box; order: number; grounds: Ground[] }): Ground | undefined {
  return grounds.findLast((ground) => ground.order < order && hasCentreIn(box, ground.box));
}

function isCovered({ box, order, grounds }: { box: Box; order: number; grounds: Ground[] }): boolean {
  const across = (box.x1 - box.x0) * FREE.across;
  const above = (box.y1 - box.y0) * FREE.above;
  return grounds.some(
    ({ isOpaque, order: painted, box: cover }) =>
      isOpaque &&
      painted > order &&
      cover.x0 <= box.x0 + across &&
      cover.x1 >= box.x1 - across &&
      cover.y0 <= box.y0 + above &&
      cover.y1 >= box.y1 - above,
  );
}
