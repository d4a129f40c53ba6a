import { t } from '@lingui/core/macro';

/** Browsers run out of memory on larger ones; what is sent is the small square that is cut out. */
const MAX_MEGABYTES = 60;

/** A chosen file as a picture, or why it can't be one. */
export async function openPicture(file: File): Promise<ImageBitmap | { refusal: string }> {
  const megabytes = Math.ceil(file.size / 1024 / 1024);
  if (file.size === 0) return { refusal: t`This file is empty. Choose another picture.` };
  if (megabytes > MAX_MEGABYTES)
    return { refusal: t`This picture is ${megabytes} MB. Choose one of at most ${MAX_MEGABYTES} MB.` };
  if (file.type !== '' && !file.type.startsWith('image/'))
    return { refusal: t`This isn’t an image. Choose a PNG, JPEG, WebP, AVIF or GIF.` };
  try {
    return await createImageBitmap(file);
  } catch {
    return {
      refusal: t`Your browser can’t open this picture. It may be damaged, or in a format browsers can’t show. Choose a PNG or JPEG.`,
    };
  }
}
