import type { ImagePart } from './image-page.ts';
import { jpegDictionary, readJpegHeader } from './jpeg.ts';
import { unpackers } from './tiff-codecs.ts';
import { JPEG, type TiffImage, tiffTags, unsupported } from './tiff-image.ts';
import { tiffRaster } from './tiff-raster.ts';

/** Compressions of fax machines: modified Huffman, group 3 and group 4. */
const MODIFIED_HUFFMAN = 2;
const GROUP_3 = 3;
const GROUP_4 = 4;
/** Bits of tag 292. */
const TWO_DIMENSIONAL = 1;
const BLACK_IS_ZERO = 1;
const YCC = 6;
const START_OF_IMAGE_BYTES = 2;

/**
 * The parts of an image. Fax and JPEG stay compressed, because PDF has both: a part for each strip or tile. Anything else is
 * unpacked to one part.
 * @throws DocumentError document_corrupt, document_resource_limit
 */
export function tiffParts(image: TiffImage): Iterable<ImagePart> {
  const { compression } = image;
  if (compression === JPEG) return jpegParts(image);
  if ([MODIFIED_HUFFMAN, GROUP_3, GROUP_4].includes(compression)) return faxParts(image);
  const unpack = unpackers.get(compression);
  if (!unpack) throw unsupported(`compression ${compression}`);
  return [tiffRaster(image, unpack)];
}

function faxParts(image: TiffImage): Iterable<ImagePart> {
  const { bits, samples, photometric, compression, directory } = image;
  if (bits !== 1 || samples !== 1 || photometric > BLACK_IS_ZERO) throw unsupported('fax compression of colors');
  const options = directory.number(tiffTags.faxOptions) ?? 0;
  const k = compression === GROUP_4 ? -1 : compression === GROUP_3 && (options & TWO_DIMENSIONAL) !== 0 ? 1 : 0;
  const coding = [
    `/K ${k}`,
    `/BlackIs1 ${photometric === BLACK_IS_ZERO}`,
    compression === MODIFIED_HUFFMAN ? '/EncodedByteAlign true' : '',
    compression === GROUP_3 ? '/EndOfLine true' : '',
    '/EndOfBlock false',
  ].join(' ');
  return placedSegments(image, (data, { width, height }) => ({
    width,
    height,
    data,
    dictionary: `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << ${coding} /Columns ${width} /Rows ${height} >>`,
  }));
}

function jpegParts(image: TiffImage): Iterable<ImagePart> {
  const { isPlanar, photometric, directory } = image;
  if (isPlanar) throw unsupported('JPEG in separate planes');
  // ends with the marker of the end, which the strips have themselves
  const tables = directory.bytes(tiffTags.jpegTables)?.subarray(START_OF_IMAGE_BYTES, -START_OF_IMAGE_BYTES);
  return placedSegments(image, (data) => {
    const start = data.subarray(0, START_OF_IMAGE_BYTES);
    const stream = tables ? Buffer.concat([start, tables, data.subarray(START_OF_IMAGE_BYTES)]) : data;
    const header = readJpegHeader(stream);
    const dictionary = jpegDictionary(header, header.components === 3 ? photometric === YCC : undefined);
    return { width: header.width, height: header.height, data: stream, dictionary };
  });
}

function* placedSegments(
  { width, height, segments }: TiffImage,
  toPart: (data: Buffer, size: { width: number; height: number }) => Omit<ImagePart, 'x' | 'y'>,
): Iterable<ImagePart> {
  for (let index = 0; index < segments.across * segments.down; index++) {
    const x = (index % segments.across) * segments.width;
    const y = Math.floor(index / segments.across) * segments.height;
    // strips end with the image, tiles do not
    const rows = segments.isTiled ? segments.height : Math.min(segments.height, height - y);
    const columns = segments.isTiled ? segments.width : width;
    yield { x, y, ...toPart(segments.read(index), { width: columns, height: rows }) };
  }
}
