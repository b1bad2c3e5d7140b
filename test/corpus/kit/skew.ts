import { concatTransformationMatrix, PDFDocument, popGraphicsState, pushGraphicsState } from '@cantoo/pdf-lib';

/** The same pages turned about their middle, as a sheet that went through a feeder askew; text stays text. */
export async function skewed(bytes: Uint8Array, degrees: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { context } = document;
  for (const page of document.getPages()) {
    const [x, y] = [page.getWidth() / 2, page.getHeight() / 2];
    const turn = concatTransformationMatrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y);
    const start = context.register(context.contentStream([pushGraphicsState(), turn]));
    const end = context.register(context.contentStream([popGraphicsState()]));
    page.node.normalize();
    page.node.wrapContentStreams(start, end);
  }
  return await document.save();
}
