import { IMAGE_WIDTHS } from '@parley/contract/files/image-widths.ts';
import type { Image } from '@parley/contract/files/schemas.ts';

/** The copies of a picture for `srcSet`, so that the browser takes one of the size it shows; none of a local one. */
export function sourcesOf({ url, width }: Pick<Image, 'url' | 'width'>): string | undefined {
  if (width === null || url.startsWith('blob:')) return undefined;
  const smaller = IMAGE_WIDTHS.filter((each) => each < width);
  return [...smaller.map((each) => `${url}?width=${each} ${each}w`), `${url} ${width}w`].join(', ');
}
