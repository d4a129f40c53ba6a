import { crc32 } from 'node:zlib';

/**
 * Removes metadata (place, device, time, text) and trailing data from an image without touching its pixels.
 * Orientation and color profile stay. From the first unparsable segment on, the file stays as is.
 */
export function stripMetadata(type: string, bytes: Buffer): Buffer {
  return STRIPPERS[type]?.(bytes) ?? bytes;
}

/** No camera writes so many segments; this bounds the work on a hostile file. */
const MAX_PARTS = 20_000;

const STRIPPERS: Record<string, ((bytes: Buffer) => Buffer) | undefined> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
};

export const isStrippable = (type: string) => type in STRIPPERS;

const TIFF = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0]);
/** Keeps only the orientation of the EXIF data; null when it is upright. */
function orientationOnly(exif: Buffer): Buffer | null {
  const turn = orientationOf(exif);
  return turn > 1 && turn <= 8 ? Buffer.concat([TIFF, Buffer.from([turn, 0, 0, 0, 0, 0, 0, 0])]) : null;
}

const ORIENTATION_TAG = 0x0112;

/** 1 without one. */
function orientationOf(exif: Buffer): number {
  if (exif.length < 14) return 1;
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const first = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (first + 2 > exif.length) return 1;
  const count = short(first);
  for (let at = first + 2; at < first + 2 + count * 12 && at + 12 <= exif.length; at += 12)
    if (short(at) === ORIENTATION_TAG) return short(at + 8);
  return 1;
}

const SCAN = 0xda;
const END = 0xd9;
const APP1 = 0xe1;
const EXIF = 'Exif\0\0';

function jpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  for (let parts = 0; parts < MAX_PARTS && at + 4 <= bytes.length && bytes[at] === 0xff; parts += 1) {
    const marker = bytes[at + 1] ?? 0;
    const length = 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xff) at += 1;
    else if (marker < 0xc0 || length < 4 || at + length > bytes.length) break;
    else if (marker === END) break;
    else {
      const segment = bytes.subarray(at, at + length);
      kept.push(...keptSegment(marker, segment));
      at += length;
      if (marker === SCAN) at = afterScan(bytes, at, kept);
    }
  }
  const isAtEnd = bytes[at] === 0xff && bytes[at + 1] === END;
  return Buffer.concat([...kept, isAtEnd ? bytes.subarray(at, at + 2) : bytes.subarray(at)]);
}

/** Image data runs to the next marker that is neither a stuffed byte nor a restart. */
function afterScan(bytes: Buffer, from: number, kept: Buffer[]): number {
  let at = from;
  while (at < bytes.length && !(bytes[at] === 0xff && !isInScan(bytes[at + 1] ?? 0))) at += 1;
  kept.push(bytes.subarray(from, at));
  return at;
}
const isInScan = (next: number) => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);

function keptSegment(marker: number, segment: Buffer): Buffer[] {
  const starts = (word: string) => segment.toString('latin1', 4, 4 + word.length) === word;
  if (marker === APP1 && starts(EXIF)) {
    const turn = orientationOnly(segment.subarray(4 + EXIF.length));
    return turn ? [jpegSegment(APP1, Buffer.concat([Buffer.from(EXIF, 'latin1'), turn]))] : [];
  }
  const isComment = marker === 0xfe;
  const isOfMaker = marker >= 0xe0 && marker <= 0xef;
  // The JFIF header, the color profile and the Adobe color transform.
  const isNeeded = starts('JFIF\0') || starts('ICC_PROFILE\0') || starts('Adobe');
  return isComment || (isOfMaker && !isNeeded) ? [] : [segment];
}

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The chunks that browsers need to show a PNG, animated ones too. */
const PNG_NEEDS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)$/;

function png(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  for (let parts = 0; parts < MAX_PARTS && at + 12 <= bytes.length; parts += 1) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (PNG_NEEDS.test(name)) kept.push(bytes.subarray(at, end));
    const turn = name === 'eXIf' ? orientationOnly(bytes.subarray(at + 8, end - 4)) : null;
    if (turn) kept.push(pngChunk(name, turn));
    at = end;
    if (name === 'IEND') return Buffer.concat(kept);
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const WEBP_NEEDS = /^(?:VP8 |VP8L|VP8X|ANIM|ANMF|ALPH|ICCP)$/;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function webp(bytes: Buffer): Buffer {
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  if (whole < 12) return bytes;
  const kept: Buffer[] = [];
  let at = 12;
  let flags = ~(HAS_EXIF | HAS_XMP);
  for (let parts = 0; parts < MAX_PARTS && at + 8 <= whole; parts += 1) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > whole) break;
    const name = bytes.toString('latin1', at, at + 4);
    const content = bytes.subarray(at + 8, end);
    if (WEBP_NEEDS.test(name)) kept.push(...webpChunk(name, content));
    const turn = name === 'EXIF' ? orientationOnly(afterMark(content)) : null;
    if (turn) kept.push(...webpChunk(name, turn));
    if (turn) flags |= HAS_EXIF;
    at = end + (content.length % 2);
  }
  const made = riff([...kept, bytes.subarray(Math.min(at, whole), whole)]);
  if (made.toString('latin1', 12, 16) === 'VP8X') made[20] = (made[20] ?? 0) & flags;
  return made;
}

/** Some encoders prepend JPEG's EXIF marker. */
const afterMark = (exif: Buffer) =>
  exif.toString('latin1', 0, EXIF.length) === EXIF ? exif.subarray(EXIF.length) : exif;

function webpChunk(name: string, content: Buffer): Buffer[] {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return [head, content, Buffer.alloc(content.length % 2)];
}

function riff(chunks: Buffer[]): Buffer {
  const all = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...chunks]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}
