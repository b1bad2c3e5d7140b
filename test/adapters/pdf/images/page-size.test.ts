import { describe, expect, it } from 'vitest';
import { pageSizeOf } from '../../../../adapters/pdf/images/page-size.ts';

const inches = (image: Parameters<typeof pageSizeOf>[0]): number[] => {
  const { width, height } = pageSizeOf(image);
  return [width, height].map((points) => Math.round((points / 72) * 100) / 100);
};

describe('the page of an image', () => {
  it.each([
    { what: 'a scan', width: 2550, height: 3300, resolution: { x: 300, y: 300 }, size: [8.5, 11] },
    { what: 'a fax', width: 1728, height: 1078, resolution: { x: 204, y: 98 }, size: [8.47, 11] },
    { what: 'a card', width: 1050, height: 600, resolution: { x: 300, y: 300 }, size: [3.5, 2] },
  ])('has the size of $what by its resolution', ({ size, ...image }) => {
    expect(inches(image)).toEqual(size);
  });

  it.each([
    { what: 'a photo of 72 dpi', width: 3000, height: 4000, resolution: { x: 72, y: 72 } },
    { what: 'a photo of 1 dpi', width: 3000, height: 4000, resolution: { x: 1, y: 1 } },
    { what: 'an image of 0 dpi', width: 3000, height: 4000, resolution: { x: 0, y: 0 } },
    { what: 'an image of x/0 dpi', width: 3000, height: 4000, resolution: { x: Number.NaN, y: Infinity } },
    { what: 'an image of a million dpi', width: 3000, height: 4000, resolution: { x: 1e6, y: 1e6 } },
    { what: 'an image that is stretched by far', width: 3000, height: 4000, resolution: { x: 300, y: 3_000 } },
    { what: 'an image without a resolution', width: 3000, height: 4000, resolution: undefined },
  ])('is as long as a Letter page for $what', ({ width, height, resolution }) => {
    expect(inches({ width, height, resolution })).toEqual([8.25, 11]);
  });

  it('has 96 pixels per inch when it is small and has no resolution', () => {
    expect(inches({ width: 480, height: 96, resolution: undefined })).toEqual([5, 1]);
  });

  it('is a point wide at least', () => {
    expect(pageSizeOf({ width: 1, height: 65_535, resolution: undefined })).toEqual({ width: 1, height: 792 });
  });
});
