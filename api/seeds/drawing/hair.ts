/** Behind the body, and before the face, in a box of 120 by 120. */
interface Hair {
  back: string;
  front: string;
}

export type HairStyle = keyof typeof STYLES;
type Draw = (main: string, shade: string) => Hair;

const fill = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`;
const strands = (color: string, d: string) =>
  `<path fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round" d="${d}"/>`;
const dots = (color: string, at: readonly (readonly [number, number, number])[]) =>
  `<g fill="${color}">${at.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const PARTED = 'M38 62c-2-17 2-25 10-32 10 6 28 7 34 29 6-22-1-41-21.5-41S31 38 38 62z';
const HAIRLINE = 'M38.5 54c0-14 8-21 21.5-21s21.5 7 21.5 21c6-14 1-31-21.5-31S32.5 40 38.5 54z';
const LONG =
  'M33 62C28 33 41 15 62 15s33 16 27 48c1 13 5 21-1 31-6 5-13 2-15-6H48c-2 8-8 11-14 6-6-9-2-19-1-32z';
const WAVES =
  'M32 60C27 29 41 14 60 14s33 15 28 46c-1 10 8 17 6 30-1 10-7 15-13 18L72 92H48l-9 16c-8-3-14-9-14-19 0-11 8-17 7-29z';
const STRAIGHT = 'M33 60C28 31 42 15 60 15s32 15 27 46l4 45c-8 3-14 2-18-2l-2-14H49l-2 14c-4 4-10 5-18 2z';
const SCARF_BACK =
  'M60 12c24 0 34 19 32 43 0 18 6 30 12 44-14 14-30 18-44 18s-30-4-44-18c6-14 12-26 12-44-2-24 8-43 32-43z';
const SCARF_FRONT =
  'M60 12c24 0 34 19 31 44-1 16-9 32-31 35-22-3-30-19-31-35-3-25 7-44 31-44zm0 19c-13 0-19 9-19 22 0 15 7 30 19 30.5C72 83 79 68 79 53c0-13-6-22-19-22z';

const STYLES = {
  long: (main, shade) => ({
    back: fill(shade, LONG),
    front:
      fill(
        main,
        'M37.5 60c-1-17 5-24 17-29 7 5 21 6 27 27 1 2 1.5 3 1 6 6-20 2-46-20.5-46C37 18 31 40 37.5 60z',
      ) + strands(shade, 'M53 24c-9 4-13 11-14 20M60 22c9 2 16 8 19 18'),
  }),
  waves: (main, shade) => ({
    back: fill(shade, WAVES),
    front:
      fill(main, 'M38 60C36 41 44 35 57 27c16 6 26 14 25 33 8-23-1-42-22-42S30 37 38 60z') +
      strands(shade, 'M55 25c-9 5-14 10-16 19M61 25c9 4 15 10 18 19'),
  }),
  straight: (main, shade) => ({ back: fill(shade, STRAIGHT), front: fill(main, PARTED) }),
  ponytail: (main, shade) => ({
    back: fill(shade, 'M72 20c20 0 27 20 22 44-2 14 4 24-6 36-8-8-9-22-8-36z'),
    front: fill(main, PARTED) + strands(shade, 'M50 28c8 4 20 4 28 14'),
  }),
  bun: (main, shade) => ({
    back: `<circle cx="61" cy="14" r="11.5" fill="${shade}"/>${strands(main, 'M54 13q6 5 13-1')}`,
    front: fill(main, HAIRLINE) + strands(shade, 'M47 32q5-6 12-7M73 32q-5-6-12-7'),
  }),
  bob: (main, shade) => ({
    back: fill(shade, 'M34 76C28 34 42 16 61 16s32 17 26 60c-3 7-9 8-14 5H47c-5 3-10 2-13-5z'),
    front: fill(
      main,
      'M37.5 62c-3-21 2-36 24-44 19 0 26 19 20.5 43-1-11-5-18-10-22-9 3-22 0-27-5-5 7-7 17-7.5 28z',
    ),
  }),
  curls: (main, shade) => ({
    back: dots(shade, [
      [38, 34, 13],
      [33, 50, 12],
      [32, 66, 12],
      [36, 80, 10],
      [82, 34, 13],
      [87, 50, 12],
      [88, 66, 12],
      [84, 80, 10],
      [60, 26, 16],
    ]),
    front:
      fill(main, HAIRLINE) +
      dots(main, [
        [42, 33, 8],
        [49, 25, 9],
        [60, 21, 10],
        [71, 25, 9],
        [78, 33, 8],
        [40, 43, 5],
        [80, 43, 5],
      ]),
  }),
  afro: (main, shade) => ({
    back: fill(shade, 'M60 6c24 0 41 16 39 39-1 17-9 27-17 28H38c-8-1-16-11-17-28C19 22 36 6 60 6z'),
    front: fill(main, HAIRLINE),
  }),
  locs: (main, shade) => ({
    back: `<path fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round" d="M42 28C33 42 33 70 31 94M39 40c-2 20 0 44-2 60M78 28c9 14 9 42 11 66M81 40c2 20 0 44 2 60M50 24h20"/>`,
    front: fill(main, HAIRLINE) + strands(shade, 'M60 24v9M52 25l-3 9M68 25l3 9M45 30l-4 10M75 30l4 10'),
  }),
  crop: (main) => ({
    back: '',
    front: fill(
      main,
      'M38.5 51c-4-21 7-33 21.5-33s25.5 12 21.5 33c-1.5-8-3.5-12-6.5-14-9-3-21-3-30 0-3 2-5 6-6.5 14z',
    ),
  }),
  short: (main) => ({
    back: '',
    front: fill(
      main,
      'M38.5 50c-3-19 7-31 22-31 14 0 24 10 21 31-1.5-7-4-11-8-14-8 2-19 1-25-4-5 4-8 10-10 18z',
    ),
  }),
  side: (main) => ({
    back: '',
    front: fill(
      main,
      'M38 54c-4-22 6-36 23-36s25 14 21 36c-1-6-2-10-4-13-6 0-10-2-13-5-4 4-16 6-23 5-2 4-3 8-4 13z',
    ),
  }),
  curly: (main) => ({
    back: '',
    front:
      fill(main, 'M38.5 52c-3-20 7-30 21.5-30s24.5 10 21.5 30c-2-8-6-13-10-14-8-2-17-2-24 0-4 2-7 7-9 14z') +
      dots(main, [
        [41, 34, 7],
        [49, 26, 8],
        [60, 23, 9],
        [71, 26, 8],
        [79, 34, 7],
        [54, 33, 5],
        [66, 33, 5],
      ]),
  }),
  bald: () => ({ back: '', front: '<path fill="#fff" fill-opacity=".13" d="M48 33q8-6 17-3-8 1-17 3z"/>' }),
  scarf: (main, shade) => ({
    back: fill(shade, SCARF_BACK),
    front: fill(main, SCARF_FRONT) + strands(shade, 'M33 74c6 12 16 20 30 22M88 72c-4 10-10 17-18 21'),
  }),
} satisfies Record<string, Draw>;

export function drawHair(style: HairStyle, main: string, shade: string): Hair {
  const draw: Draw = STYLES[style];
  return draw(main, shade);
}
