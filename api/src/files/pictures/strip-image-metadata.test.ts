import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { stripMetadata } from './strip-image-metadata.ts';

const SECRETS = ['Bahnhofstrasse', 'Leica', 'EXIF', 'Exif', 'eXIf', 'xmpmeta', 'tEXt', 'XMP '];
const noise = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, each) => (each * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 40, height: 30, channels: 3 } });
/** With a camera's metadata: device, place and text. */
const photograph = (orientation = 1) =>
  picture()
    .withExif({
      IFD0: { Make: 'Leica', ImageDescription: 'Bahnhofstrasse 1' },
      IFD3: { GPSLatitude: '47/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Bahnhofstrasse</x:xmpmeta>')
    .withMetadata({ orientation })
    .withIccProfile('p3');
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

const ways = [
  ['image/jpeg', (made: Sharp) => made.jpeg()],
  ['image/jpeg', (made: Sharp) => made.jpeg({ progressive: true })],
  ['image/png', (made: Sharp) => made.png()],
  ['image/webp', (made: Sharp) => made.webp()],
  ['image/webp', (made: Sharp) => made.webp({ lossless: true })],
] as const;

test.each(ways)(
  'a photograph (%s) keeps its picture and colours, and tells nothing else',
  async (type, as) => {
    const given = await as(photograph()).toBuffer();
    const behind = Buffer.concat([given, Buffer.from('<script>Bahnhofstrasse</script>')]);
    for (const bytes of [given, behind]) {
      expect(SECRETS.some((secret) => bytes.includes(secret))).toBe(true);
      const kept = stripMetadata(type, bytes);
      expect(SECRETS.filter((secret) => kept.includes(secret))).toEqual([]);
      expect(await pixels(kept)).toEqual(await pixels(given));
      const { icc, exif, xmp } = await sharp(kept).metadata();
      expect([icc !== undefined, exif, xmp]).toEqual([true, undefined, undefined]);
    }
  },
);

test.each(ways)('a photograph (%s) stays turned as it was held', async (type, as) => {
  const given = await as(photograph(6)).toBuffer();
  expect((await sharp(given).metadata()).orientation).toBe(6);
  const kept = stripMetadata(type, given);
  expect((await sharp(kept).metadata()).orientation).toBe(6);
  expect(SECRETS.slice(0, 2).filter((secret) => kept.includes(secret))).toEqual([]);
  expect(stripMetadata(type, kept)).toEqual(kept);
});

test.each(ways)('what is cut off or spoiled (%s) ends nothing', async (type, as) => {
  const given = await as(photograph(3)).toBuffer();
  for (let at = 12; at < given.length; at += 7) {
    expect(stripMetadata(type, given.subarray(0, at)).length).toBeLessThanOrEqual(at + 1);
    const spoiled = Buffer.from(given);
    spoiled[at] = 0xff;
    stripMetadata(type, spoiled);
  }
});

test('moving pictures go on moving', async () => {
  const frames = Array.from({ length: 3 }, (_, each) => noise.map((value) => (value + each * 40) % 256));
  const given = await sharp(Buffer.concat(frames), {
    raw: { width: 40, height: 90, channels: 3, pageHeight: 30 },
  })
    .webp({ loop: 0, delay: [50, 50, 50] })
    .toBuffer();
  expect(await sharp(stripMetadata('image/webp', given)).metadata()).toMatchObject({ pages: 3 });
});

test('a picture of millions of parts is not followed to its end', () => {
  const chunk = Buffer.from('\0\0\0\0tEXt\0\0\0\0', 'latin1');
  const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const kept = stripMetadata('image/png', Buffer.concat([head, Buffer.alloc(24_000_000, chunk)]));
  expect(kept.length).toBe(head.length + 24_000_000 - 20_000 * chunk.length);
  const jpeg = Buffer.concat([
    Buffer.from('ffd8ffda0004', 'hex'),
    Buffer.alloc(24_000_000, Buffer.from('ff00', 'hex')),
  ]);
  expect(stripMetadata('image/jpeg', jpeg)).toHaveLength(jpeg.length);
});
