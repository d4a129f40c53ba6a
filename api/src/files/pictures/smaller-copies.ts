import { IMAGE_WIDTHS } from '@parley/contract/files/image-widths.ts';
import sharp from 'sharp';

/** A picture's smaller copy, in WebP. */
export interface SmallerCopy {
  width: number;
  data: Buffer;
}

/** The copies of a picture that is so many pixels wide: those of `IMAGE_WIDTHS` below that. */
export async function smallerCopies(data: Uint8Array, full: number): Promise<SmallerCopy[]> {
  const copies: SmallerCopy[] = [];
  for (const width of IMAGE_WIDTHS) {
    if (width >= full) break;
    copies.push({ width, data: await sharp(data).resize({ width }).webp({ quality: 80 }).toBuffer() });
  }
  return copies;
}
