interface Cloth {
  skin: string;
  shade: string;
  /** The cloth, and what lies over it. */
  coat: string;
  trim: string;
}

const BODY = 'M7 121c1-16 11-22 27-25 7-1.5 12-3 15-6 5 7 17 7 22 0 3 3 8 4.5 15 6 16 3 26 9 27 25z';
const path = (fill: string, d: string, more = '') => `<path fill="${fill}" ${more}d="${d}"/>`;
const light = 'fill-opacity=".18" ';

const COLLARS = {
  open: ({ skin, shade }: Cloth) =>
    path(skin, 'M49.5 89.5 60 106l10.5-16.5C69 92 65 94 60 94s-9-2-10.5-4.5z') +
    path(shade, 'M50 86q10 10 20 0l.5 3.5Q60 100 49.5 89.5z'),
  shirt: ({ skin, shade }: Cloth) =>
    path(skin, 'M51 88h18l-9 12z') +
    path(shade, 'M51 86q9 8 18 0v3q-9 8-18 0z') +
    path('#fff', 'M49 88.5 44 95l9 10 7-6 7 6 9-10-5-6.5L60 99z', 'fill-opacity=".9" '),
  crew: ({ shade }: Cloth) =>
    path(shade, 'M50 85q10 9 20 0v4q-10 9-20 0z') + path('#fff', 'M48 89q12 13 24 0l2 4q-14 15-28 0z', light),
  'roll neck': ({ coat }: Cloth) =>
    path(coat, 'M47.5 84q12.5 8 25 0v12q-12.5 8-25 0z') +
    path('#fff', 'M47.5 84q12.5 8 25 0v4q-12.5 8-25 0z', light),
  jacket: ({ skin, shade, trim }: Cloth) =>
    path('#f7f4ec', 'M47.5 89.5 60 122l12.5-32.5q-12.5 10-25 0z') +
    path(skin, 'M50.5 88h19L60 101z') +
    path(shade, 'M51 86q9 8 18 0v3q-9 8-18 0z') +
    path(trim, 'M47.5 88.5 37 99l8 4-5 4 19 15zM72.5 88.5 83 99l-8 4 5 4-19 15z'),
  hoodie: ({ shade, trim }: Cloth) =>
    path(shade, 'M50 85q10 9 20 0v4q-10 9-20 0z') +
    path(trim, 'M46 87c2 13 26 13 28 0l11 9c-6 19-44 19-50 0z') +
    '<path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.5" stroke-linecap="round" d="M54 103v11M66 103v9"/>',
};
export type Collar = keyof typeof COLLARS;
export const COLLAR_NAMES: readonly Collar[] = ['open', 'shirt', 'crew', 'roll neck', 'jacket', 'hoodie'];

/** Neck, shoulders and collar, in a box of 120 by 120. */
export const drawClothes = (collar: Collar, cloth: Cloth) =>
  path(cloth.shade, 'M50 74h20v19q0 9-10 9t-10-9z') + path(cloth.coat, BODY) + COLLARS[collar](cloth);
