import { uintAt } from '../engine/memory.ts';
import type { Pdfium } from '../engine/pdfium.ts';

/** Channels 0..255; alpha 0 is transparent. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

export const white: Colour = { red: 255, green: 255, blue: 255, alpha: 255 };

const NEARLY_WHITE = 245;
const NEARLY_TRANSPARENT = 8;
/** Of any channel: less cannot be read. */
const LEAST_CONTRAST = 12;

/** The fill colour of a page object; undefined for patterns. */
export function fillColour(pdfium: Pdfium, object: number): Colour | undefined {
  const { api, scratch } = pdfium;
  const isKnown = api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return isKnown ? scratchColour(pdfium) : undefined;
}

/** The stroke colour of a page object; undefined for patterns. */
export function strokeColour(pdfium: Pdfium, object: number): Colour | undefined {
  const { api, scratch } = pdfium;
  const isKnown = api.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return isKnown ? scratchColour(pdfium) : undefined;
}

function scratchColour(pdfium: Pdfium): Colour {
  return { red: uintAt(pdfium, 0), green: uintAt(pdfium, 4), blue: uintAt(pdfium, 8), alpha: uintAt(pdfium, 12) };
}

export function isTransparent(colour: Colour | undefined): boolean {
  return colour !== undefined && colour.alpha < NEARLY_TRANSPARENT;
}

export function isWhite(colour: Colour | undefined): boolean {
  return colour !== undefined && Math.min(colour.red, colour.green, colour.blue) >= NEARLY_WHITE;
}

/** How a colour looks when painted on white. */
export function onWhite({ red, green, blue, alpha }: Colour): Colour {
  const mix = (channel: number): number => 255 - ((255 - channel) * alpha) / 255;
  return { red: mix(red), green: mix(green), blue: mix(blue), alpha: 255 };
}

export function isLegibleOn(text: Colour, ground: Colour): boolean {
  const contrast = Math.max(
    Math.abs(text.red - ground.red),
    Math.abs(text.green - ground.green),
    Math.abs(text.blue - ground.blue),
  );
  return contrast >= LEAST_CONTRAST;
}
