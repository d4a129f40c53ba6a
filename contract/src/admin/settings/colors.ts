import { withCount } from '../../numbers.ts';

/** The colors that an installation may choose, as #rrggbb: of its text and buttons, and of what stands out. */
export const COLOR_NAMES = ['inkLight', 'inkDark', 'accentLight', 'accentDark'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];
export type Colors = Record<ColorName, string>;

/** The product's own. */
export const PRODUCT_COLORS: Colors = {
  inkLight: '#191c38',
  inkDark: '#f3f0e7',
  accentLight: '#f5a300',
  accentDark: '#ffb52e',
};

export const areOwn = (colors: Colors): boolean =>
  COLOR_NAMES.some((name) => colors[name] !== PRODUCT_COLORS[name]);

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What the chosen colors are seen on and beside, as in the web's tokens; a test holds the two together. */
export const GROUNDS = {
  light: {
    paper: '#fbfaf7',
    sheet: '#ffffff',
    well: '#f3f1ea',
    slotNight: '#cdcbc4',
    night: '#d4d2cb',
    day: '#ffffff',
    free: '#898790',
  },
  dark: {
    paper: '#10121f',
    sheet: '#171a2b',
    well: '#1d2135',
    slotNight: '#07080f',
    night: '#07080f',
    day: '#3a4060',
    free: '#8186a3',
  },
} as const;

/** Every token that follows from the chosen colors, in one scheme. */
export interface Palette {
  ink: string;
  ink2: string;
  ink3: string;
  onInk: string;
  time: string;
  onTime: string;
  timeSoft: string;
  timeInk: string;
  /** Times in common, in the bands of a day. */
  bandBoth: string;
}

/** How far softer text and softer grounds are from their color, in the product's own. */
const SOFTER = {
  light: { ink2: 0.21, ink3: 0.33, timeSoft: 0.78 },
  dark: { ink2: 0.24, ink3: 0.38, timeSoft: 0.82 },
};
/** Texts on a color: the one that can be read better. */
const [DARK, LIGHT] = ['#1c1400', '#fffdf7'];

export function paletteOf(colors: Colors, scheme: Scheme): Palette {
  const [ink, time] =
    scheme === 'light' ? [colors.inkLight, colors.accentLight] : [colors.inkDark, colors.accentDark];
  const { paper, sheet, well, slotNight } = GROUNDS[scheme];
  const softer = SOFTER[scheme];
  const timeSoft = mixed(time, sheet, softer.timeSoft);
  return {
    ink,
    ink2: softened(ink, paper, softer.ink2, [paper, sheet, well, slotNight]),
    ink3: softened(ink, paper, softer.ink3, [paper, sheet, well]),
    onInk: readableOn(ink),
    time,
    onTime: readableOn(time),
    timeSoft,
    timeInk: readableShade(time, scheme, timeSoft),
    bandBoth: bandShade(time, ink, scheme),
  };
}

/** The tokens of the stylesheet that a palette sets, by their names. */
export const tokensOf = ({ ink, ink2, ink3, onInk, time, onTime, timeSoft, timeInk, bandBoth }: Palette) => ({
  '--ink': ink,
  '--ink-2': ink2,
  '--ink-3': ink3,
  '--on-ink': onInk,
  '--time': time,
  '--on-time': onTime,
  '--time-soft': timeSoft,
  '--time-ink': timeInk,
  '--band-you': ink,
  '--band-both': bandBoth,
});

const readableOn = (ground: string) => (contrastOf(DARK, ground) > contrastOf(LIGHT, ground) ? DARK : LIGHT);

/** The ink, as soft as can still be read on all of these. */
function softened(ink: string, paper: string, most: number, grounds: readonly string[]): string {
  const shades = [1, 0.8, 0.6, 0.4, 0.2].map((share) => mixed(ink, paper, share * most));
  return shades.find((shade) => lowest(shade, grounds) >= TEXT) ?? ink;
}

/** The accent as text: darker or lighter, until it can be read on all that pages are made of. */
function readableShade(accent: string, scheme: Scheme, timeSoft: string): string {
  const { paper, sheet, well } = GROUNDS[scheme];
  const end = scheme === 'light' ? '#000000' : '#ffffff';
  const shades = Array.from({ length: 21 }, (_, step) => mixed(accent, end, step / 20));
  return shades.find((shade) => lowest(shade, [paper, sheet, well, timeSoft]) >= TEXT) ?? end;
}

/** The accent, a little darker or lighter where that tells it from the bands beside it. */
function bandShade(accent: string, ink: string, scheme: Scheme): string {
  const shades = [0, 0.05, 0.1, 0.15, 0.2, 0.25].flatMap((share) => [
    mixed(accent, '#000000', share),
    mixed(accent, '#ffffff', share),
  ]);
  return shades.find((shade) => lowest(shade, besideBoth(ink, scheme)) >= BANDS) ?? accent;
}

const besideBoth = (ink: string, scheme: Scheme) => {
  const { night, day, free } = GROUNDS[scheme];
  return [night, day, free, ink];
};

/** WCAG AA for text. */
const TEXT = 4.5;
/** Neighboring bands of a day are told apart. */
const BANDS = 1.5;

interface Check {
  of: 'ink' | 'accent';
  least: number;
  contrast: (palette: Palette, scheme: Scheme) => number;
  /** The sentence, with the contrast as `{count}`. */
  says: Record<Scheme, string>;
}

const CHECKS: readonly Check[] = [
  {
    of: 'ink',
    least: TEXT,
    contrast: ({ ink3 }, scheme) => {
      const { paper, sheet, well } = GROUNDS[scheme];
      return lowest(ink3, [paper, sheet, well]);
    },
    says: {
      light:
        /*i18n*/ 'Text on the page would have a contrast of {count} to 1, and needs 4.5. Choose a darker color.',
      dark: /*i18n*/ 'Text on the page would have a contrast of {count} to 1, and needs 4.5. Choose a lighter color.',
    },
  },
  {
    of: 'ink',
    least: TEXT,
    contrast: ({ ink2 }, scheme) => contrastOf(ink2, GROUNDS[scheme].slotNight),
    says: {
      light:
        /*i18n*/ 'Times at night in the time picker would have a contrast of {count} to 1, and need 4.5. Choose a darker color.',
      dark: /*i18n*/ 'Times at night in the time picker would have a contrast of {count} to 1, and need 4.5. Choose a lighter color.',
    },
  },
  {
    of: 'ink',
    least: TEXT,
    contrast: ({ ink, onInk }) => contrastOf(onInk, ink),
    says: {
      light:
        /*i18n*/ 'Text on buttons would have a contrast of {count} to 1, and needs 4.5. Choose a darker color.',
      dark: /*i18n*/ 'Text on buttons would have a contrast of {count} to 1, and needs 4.5. Choose a lighter color.',
    },
  },
  {
    of: 'accent',
    least: TEXT,
    contrast: ({ time, onTime }) => contrastOf(onTime, time),
    says: same(
      /*i18n*/ 'Text on this color would have a contrast of {count} to 1, and needs 4.5. Choose a lighter or a darker color.',
    ),
  },
  {
    of: 'accent',
    least: BANDS,
    contrast: ({ bandBoth, ink }, scheme) => lowest(bandBoth, besideBoth(ink, scheme)),
    says: same(
      /*i18n*/ 'Times in common would have a contrast of {count} to 1 with the hours beside them, and need 1.5. Choose a lighter or a darker color.',
    ),
  },
];

/** What can't be read or told apart in these colors: which color, and a sentence each. */
export function colorFaults(colors: Colors): { name: ColorName; says: string }[] {
  return SCHEMES.flatMap((scheme) => {
    const palette = paletteOf(colors, scheme);
    const faults = CHECKS.flatMap(({ of, least, contrast, says }) => {
      const reached = contrast(palette, scheme);
      const name = NAMES[of][scheme];
      // Rounded down: what falls short never reads as if it were enough.
      return reached >= least
        ? []
        : [{ name, says: withCount(says[scheme], (Math.floor(reached * 10) / 10).toFixed(1)) }];
    });
    // The accent is judged beside the ink: not before that can be read.
    const ofInk = faults.filter(({ name }) => name === NAMES.ink[scheme]);
    return ofInk.length > 0 ? ofInk : faults;
  });
}

const NAMES: Record<Check['of'], Record<Scheme, ColorName>> = {
  ink: { light: 'inkLight', dark: 'inkDark' },
  accent: { light: 'accentLight', dark: 'accentDark' },
};

function same(sentence: string): Record<Scheme, string> {
  return { light: sentence, dark: sentence };
}

const lowest = (color: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrastOf(color, ground)));

/** The contrast of two colors by WCAG 2: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const partsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A share of the way from one color to another. */
function mixed(from: string, to: string, share: number): string {
  const ends = partsOf(to);
  const parts = partsOf(from).map((part, at) => Math.round(part + ((ends[at] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
