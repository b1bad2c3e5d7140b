import type { Line, Segment } from './layout.ts';

/** A line of a table: a name with figures right of it. */
export const isTableLine = ({ segments }: Line): boolean => segments.length > 1 && segments.slice(1).some(isFigure);

/** Whether a cell is a figure: "$5,000 each", "100,000 CSL", "250/500"; no "2017 Honda", and no number of a thing. */
export const isFigure = ({ text }: Segment): boolean => FIGURE.test(text) && !/^\(?#?\d{1,2}\)?$/.test(text);

const FIGURE = /^[$(+-]?[ $]*\.?\d[\d,./-]*%?\)?$|^\$ ?\d|^\d{1,3}(?:,\d{3})+ /;
