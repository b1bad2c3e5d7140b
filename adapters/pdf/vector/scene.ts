import type { Box } from '../../../domain/document/page.ts';
import { intersection } from '../engine/boxes.ts';
import { clippedBy } from './clip.ts';
import { type DisplaySpace, toDisplay } from '../engine/display-space.ts';
import type { Slant } from './crosses.ts';
import { floatAt } from '../engine/memory.ts';
import { compose, identity, type Matrix, scratchMatrix, transformBox } from '../engine/matrix.ts';
import { type Fill, type Line, readPath } from './paths.ts';
import type { Pdfium } from '../engine/pdfium.ts';

/** A filled area of the displayed page. */
export interface Ground extends Fill {
  /** Position in painting order. */
  order: number;
}

/** Everything painted on the displayed page except text. */
export interface Scene {
  lines: Line[];
  grounds: Ground[];
  images: Box[];
  slants: Slant[];
  /** Position in painting order by object handle. */
  textOrder: Map<number, number>;
}

const OBJECT = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;
const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 12;
/** Points: a thinner image is a ruling line, and a thinner filled area is not a background of text. */
const THIN = 2;

interface Container {
  count: number;
  objectAt(index: number): number;
  /** From the container's space to user space. */
  matrix: Matrix;
  /** In user space. */
  clip: Box;
  depth: number;
}

/** Visits all page objects, including those of form XObjects, up to 20,000. */
export function readScene({ pdfium, page, space }: { pdfium: Pdfium; page: number; space: DisplaySpace }): Scene {
  const { api, scratch } = pdfium;
  const scene: Scene = {
    lines: [],
    grounds: [],
    images: [],
    slants: [],
    textOrder: new Map(),
  };
  let order = 0;

  function walk(container: Container): void {
    for (let index = 0; index < container.count && order < MAX_OBJECTS; index++) {
      const object = container.objectAt(index);
      order++;
      switch (api.FPDFPageObj_GetType(object)) {
        case OBJECT.text:
          scene.textOrder.set(object, order);
          break;
        case OBJECT.path:
          addPath(object, container);
          break;
        case OBJECT.image:
          addPicture(object, container);
          break;
        case OBJECT.shading:
          scene.grounds.push({
            box: visibleBounds(object, container),
            order,
            color: undefined,
            isOpaque: false,
          });
          break;
        case OBJECT.form:
          if (container.depth < MAX_DEPTH) walk(formContainer(object, container));
          break;
        default:
      }
    }
  }

  function addPath(object: number, { matrix, clip }: Container): void {
    const path = readPath({ pdfium, object, matrix, clip });
    for (const line of path.lines) scene.lines.push({ ...line, ...toDisplay(space, line) });
    // a quarter turn inverts the slope of both strokes, which is fine: only their difference matters
    for (const slant of path.slants) scene.slants.push({ ...slant, ...toDisplay(space, slant) });
    for (const fill of path.fills) scene.grounds.push({ ...fill, box: toDisplay(space, fill.box), order });
  }

  function addPicture(object: number, container: Container): void {
    const box = visibleBounds(object, container);
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    if (width <= 0 || height <= 0) return;
    if (Math.min(width, height) <= THIN) {
      scene.lines.push({ ...box, kind: 'stroke' });
      return;
    }
    scene.images.push(box);
    scene.grounds.push({ box, order, color: undefined, isOpaque: false });
  }

  function visibleBounds(object: number, { matrix, clip }: Container): Box {
    api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const bounds = {
      x0: floatAt(pdfium, 0),
      y0: floatAt(pdfium, 4),
      x1: floatAt(pdfium, 8),
      y1: floatAt(pdfium, 12),
    };
    const clipped = clippedBy({ pdfium, object, matrix, clip });
    return toDisplay(space, intersection(transformBox(matrix, bounds), clipped.box));
  }

  function formContainer(object: number, parent: Container): Container {
    const { box } = clippedBy({
      pdfium,
      object,
      matrix: parent.matrix,
      clip: parent.clip,
    });
    api.FPDFPageObj_GetMatrix(object, scratch);
    return {
      count: api.FPDFFormObj_CountObjects(object),
      objectAt: (index) => api.FPDFFormObj_GetObject(object, index),
      matrix: compose(scratchMatrix(pdfium), parent.matrix),
      clip: box,
      depth: parent.depth + 1,
    };
  }

  walk({
    count: api.FPDFPage_CountObjects(page),
    objectAt: (index) => api.FPDFPage_GetObject(page, index),
    matrix: identity,
    clip: {
      x0: space.crop.left,
      y0: space.crop.bottom,
      x1: space.crop.right,
      y1: space.crop.top,
    },
    depth: 0,
  });
  return scene;
}
