import { expect, test, vi } from 'vitest';
import { openPicture } from './open-picture.ts';

const picture = { width: 8000, height: 6000, close: () => {} };
const fileOf = (megabytes: number, type = 'image/jpeg') => {
  const file = new File(['x'], 'portrait.jpg', { type });
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
  return file;
};

test('a portrait of 40 MB is opened: only the square that is cut out is sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  expect(await openPicture(fileOf(40))).toBe(picture);
});

test('what can’t be a portrait is refused with what to do', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  for (const [file, sentence] of [
    [fileOf(0), /empty\. Choose another/],
    [fileOf(75), /75 MB\. Choose one of at most 60 MB/],
    [fileOf(1, 'video/mp4'), /isn’t an image\. Choose a PNG/],
    [fileOf(1), /can’t open this picture\. It may be damaged.*Choose a PNG or JPEG/],
  ] as const)
    expect(await openPicture(file)).toEqual({ refusal: expect.stringMatching(sentence) });
});
