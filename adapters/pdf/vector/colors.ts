import { uintAt } from '../engine/memory.ts';
import type { Pdfium } from '../engine/pdfium.ts';

/** Channels 0..255; alpha 0 is transparent. */
export interface Color {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

export const white: Color = { red: 255, green: 255, blue: 255, alpha: 255 };

const NEARLY_WHITE = 245;
const NEARLY_TRANSPARENT = 8;
/** Minimum contrast of a channel for legible text. */
const LEAST_CONTRAST = 12;

/** The fill color of a page object; undefined for patterns. */
export function fillColor(pdfium: Pdfium, object: number): Color | undefined {
  const { api, scratch } = pdfium;
  const isKnown = api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return isKnown ? scratchColor(pdfium) : undefined;
}

/** The stroke color of a page object; undefined for patterns. */
export function strokeColor(pdfium: Pdfium, object: number): Color | undefined {
  const { api, scratch } = pdfium;
  const isKnown = api.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return isKnown ? scratchColor(pdfium) : undefined;
}

function scratchColor(pdfium: Pdfium): Color {
  return { red: uintAt(pdfium, 0), green: uintAt(pdfium, 4), blue: uintAt(pdfium, 8), alpha: uintAt(pdfium, 12) };
}

export function isTransparent(color: Color | undefined): boolean {
  return color !== undefined && color.alpha < NEARLY_TRANSPARENT;
}

export function isWhite(color: Color | undefined): boolean {
  return color !== undefined && Math.min(color.red, color.green, color.blue) >= NEARLY_WHITE;
}

/** Blends a color with a white background. */
export function onWhite({ red, green, blue, alpha }: Color): Color {
  const mix = (channel: number): number => 255 - ((255 - channel) * alpha) / 255;
  return { red: mix(red), green: mix(green), blue: mix(blue), alpha: 255 };
}

export function isLegibleOn(text: Color, ground: Color): boolean {
  const contrast = Math.max(
    Math.abs(text.red - ground.red),
    Math.abs(text.green - ground.green),
    Math.abs(text.blue - ground.blue),
  );
  return contrast >= LEAST_CONTRAST;
}
