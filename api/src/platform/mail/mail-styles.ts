import { SCHEMES } from '@parley/contract/admin/settings/colors.ts';
import { ownPalette } from '../installation/own-colors.ts';

/** The web's color tokens, light and dark; mail clients do not support variables. */
const COLOURS = {
  paper: ['#fbfaf7', '#10121f'],
  sheet: ['#ffffff', '#171a2b'],
  well: ['#f3f1ea', '#1d2135'],
  line: ['#e4e0d5', '#2a2f47'],
  ink: ['#191c38', '#f3f0e7'],
  ink2: ['#474a66', '#bdbfd0'],
  ink3: ['#63667f', '#9a9db4'],
  onInk: ['#fffdf7', '#14162a'],
  time: ['#f5a300', '#ffb52e'],
} as const;
type Colour = keyof typeof COLOURS;

interface PartStyle {
  text?: Colour;
  ground?: Colour;
  edge?: Colour;
  rest: string;
}

const TEXT_FACE = "'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const DISPLAY_FACE = "'Bricolage Grotesque',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** The parts of a mail: colors and the rest of the style. */
const STYLES = {
  page: { ground: 'paper', rest: `margin:0;padding:0;font:16px/1.55 ${TEXT_FACE}` },
  preview: { rest: 'display:none;max-height:0;overflow:hidden;mso-hide:all' },
  column: { rest: 'padding:32px 12px 48px' },
  measure: { rest: 'max-width:600px' },
  head: { rest: 'padding:0 8px 20px' },
  logoLink: {
    text: 'ink',
    rest: `font:700 24px/1 ${DISPLAY_FACE};letter-spacing:-.02em;text-decoration:none`,
  },
  logo: { rest: 'border:0;vertical-align:middle' },
  markInk: { ground: 'ink', rest: 'display:inline-block;width:12px;font-size:9px;line-height:9px' },
  markTime: { ground: 'time', rest: 'display:inline-block;width:9px;font-size:22px;line-height:22px' },
  markSoft: { ground: 'line', rest: 'display:inline-block;width:12px;font-size:9px;line-height:9px' },
  sheet: {
    ground: 'sheet',
    edge: 'line',
    rest: 'border:1px solid;border-radius:16px;padding:28px 24px 12px',
  },
  paragraph: { text: 'ink', rest: `margin:0 0 16px;font:16px/1.55 ${TEXT_FACE};overflow-wrap:anywhere` },
  code: {
    text: 'ink',
    ground: 'well',
    rest: `margin:0 0 18px;padding:14px 18px;border-radius:10px;font:700 30px/1.2 ${DISPLAY_FACE};letter-spacing:.18em;font-variant-numeric:tabular-nums`,
  },
  time: { rest: 'margin:0 0 20px' },
  timeCell: {
    ground: 'well',
    edge: 'time',
    rest: 'border-left:4px solid;border-radius:4px 12px 12px 4px;padding:16px 20px',
  },
  day: { text: 'ink2', rest: `margin:0;font:600 15px/1.5 ${TEXT_FACE}` },
  clock: {
    text: 'ink',
    rest: `font:700 28px/1.25 ${DISPLAY_FACE};letter-spacing:-.02em;font-variant-numeric:tabular-nums`,
  },
  ownClock: { text: 'ink2', rest: `margin:2px 0 0;font:15px/1.5 ${TEXT_FACE}` },
  otherClock: {
    text: 'ink2',
    edge: 'line',
    rest: `margin:10px 0 0;padding:10px 0 0;border-top:1px solid;font:15px/1.5 ${TEXT_FACE};overflow-wrap:anywhere`,
  },
  topic: { rest: 'margin:0' },
  topicCell: { edge: 'line', rest: 'border-top:1px solid;padding-top:18px' },
  over: { text: 'ink3', rest: `margin:0 0 4px;font:600 13px/1.4 ${TEXT_FACE}` },
  told: {
    text: 'ink',
    rest: `margin:0 0 14px;font:600 18px/1.4 ${DISPLAY_FACE};overflow-wrap:anywhere`,
  },
  act: { rest: 'margin:0 0 20px' },
  buttonCell: { ground: 'ink', rest: 'border-radius:10px' },
  button: {
    text: 'onInk',
    ground: 'ink',
    edge: 'ink',
    rest: `display:inline-block;padding:11px 20px;border:1px solid;border-radius:10px;font:600 16px/1.4 ${TEXT_FACE};text-decoration:none`,
  },
  foot: { rest: 'padding:2px 8px 0' },
  small: { text: 'ink3', rest: `margin:14px 0 0;font:13px/1.5 ${TEXT_FACE};overflow-wrap:anywhere` },
  smallLink: { text: 'ink2', rest: 'text-decoration:underline' },
} as const satisfies Record<string, PartStyle>;
export type StyleName = keyof typeof STYLES;

const PROPERTIES = [
  ['text', 'color'],
  ['ground', 'background-color'],
  ['edge', 'border-color'],
] as const;

/** The installation's own takes the place of the product's. */
function colourOf(colour: Colour, scheme: 0 | 1): string {
  const own = new Map<string, string>(Object.entries(ownPalette(SCHEMES[scheme]) ?? {}));
  return own.get(colour) ?? COLOURS[colour][scheme];
}

function coloursOf(styles: PartStyle, scheme: 0 | 1): string[] {
  return PROPERTIES.flatMap(([part, property]) => {
    const colour = styles[part];
    return colour ? [`${property}:${colourOf(colour, scheme)}`] : [];
  });
}

/** Class and inline style of a part, in the light scheme, which is all that some mail clients show. */
export function style(name: StyleName): string {
  const part = STYLES[name];
  const rules = [part.rest, ...coloursOf(part, 0)].join(';');
  return `class="${name}" style="${rules.replaceAll('"', "'")}"`;
}

/** The dark scheme; !important overrides the inline colors. */
export function darkRules(): string {
  const rules = Object.entries(STYLES).map(([name, part]) => {
    const colours = coloursOf(part, 1).map((rule) => `${rule}!important`);
    return colours.length > 0 ? `.${name}{${colours.join(';')}}` : '';
  });
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
