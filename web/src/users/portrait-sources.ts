import { IMAGE_WIDTHS } from '@parley/contract/files/image-widths.ts';

/** The copies of somebody's picture for `srcSet`, where it's shown larger than an avatar. */
export const portraitSources = (url: string): string =>
  IMAGE_WIDTHS.slice(1)
    .map((width) => `${url}?width=${width} ${width}w`)
    .join(', ');
