import type { Box } from '../../../domain/document/page.ts';
import { hasCenterIn } from '../engine/boxes.ts';
import { type Color, isLegibleOn, isTransparent, white } from '../vector/colors.ts';
import type { DisplaySpace } from '../engine/display-space.ts';
import type { Ground, Scene } from '../vector/scene.ts';
import type { RawWord } from './words.ts';

/** Points: smaller text counts as hidden. */
const MIN_SIZE = 1;
/** Fractions of a word's box that a covering area may leave free, above and below the glyphs. */
const FREE = { across: 0.05, above: 0.25 };

/** Whether a word in `box` is visible on the displayed page. */
export function isVisible(
  { word, box }: { word: RawWord; box: Box },
  { scene, space }: { scene: Scene; space: DisplaySpace },
): boolean {
  const { style } = word;
  if (!hasCenterIn(box, { x0: 0, y0: 0, x1: space.width, y1: space.height })) return false;
  if (Math.max(style.size, word.y1 - word.y0) < MIN_SIZE) return false;
  // invisible text over an image is the OCR layer of a scan
  if (style.isInvisible) return scene.images.some((image) => hasCenterIn(box, image));
  if (style.fill === undefined) return true;
  if (isTransparent(style.fill)) return false;
  const order = scene.textOrder.get(style.textObject);
  if (order === undefined) return true;
  const place = { box, order, grounds: scene.grounds };
  const ground = groundUnder(place);
  // text over an image or a pattern is assumed to be legible
  const isLegible = ground === undefined ? isLegibleOn(style.fill, white) : isLegibleOnGround(style.fill, ground);
  return isLegible && !isCovered(place);
}

function isLegibleOnGround(fill: Color, { color }: Ground): boolean {
  return color === undefined || isLegibleOn(fill, color);
}

function groundUnder({ box, order, grounds }: { box: Box; order: number; grounds: Ground[] }): Ground | undefined {
  return grounds.findLast((ground) => ground.order < order && hasCenterIn(box, ground.box));
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
