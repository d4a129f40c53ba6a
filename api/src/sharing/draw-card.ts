import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hasName, sizeWithin } from '@parley/contract/admin/settings/logo.ts';
import type { Font } from 'satori';
import sharp from 'sharp';
import type { DrawnLogo } from '../platform/installation/draw-logo.ts';
import { ownPalette } from '../platform/installation/own-colors.ts';
import { productName } from '../platform/language/language.ts';
import type { CardText } from './card-words.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The edge of a portrait. */
export const PORTRAIT = 300;
/** The web's light color tokens, unless the installation has its own. */
const PRODUCT = { paper: '#fbfaf7', ink: '#191c38', ink2: '#474a66', faint: '#a3a4af', time: '#f5a300' };

const require = createRequire(import.meta.url);
const FACES = [
  ['Bricolage Grotesque', 'bricolage-grotesque', 700],
  ['Instrument Sans', 'instrument-sans', 500],
] as const;

let loaded: Promise<Font[]> | null = null;
const fonts = () => (loaded ??= Promise.all(FACES.flatMap(facesOf)));
const facesOf = ([name, folder, weight]: (typeof FACES)[number]) =>
  ['latin', 'latin-ext'].map((letters) => font(name, folder, weight, letters));

async function font(name: string, folder: string, weight: 500 | 700, letters: string): Promise<Font> {
  const data = await readFile(
    require.resolve(`@fontsource/${folder}/files/${folder}-${letters}-${weight}-normal.woff`),
  );
  return { name: letters === 'latin' ? name : `${name} Ext`, data, weight, style: 'normal' };
}

interface Pictures {
  /** The installation's own logo. */
  own: DrawnLogo | null;
  /** Of the person it is about, in any format. */
  portrait: Buffer | null;
}

/** A 1200×630 PNG, which other sites show beside a link. */
export async function drawCard(
  words: CardText,
  { own, portrait }: Pictures = { own: null, portrait: null },
): Promise<Buffer> {
  // With the first card: it takes 33 MB, and a tenth of a second to load.
  const { default: satori } = await import('satori');
  const face = portrait && (await sharp(portrait).resize(PORTRAIT, PORTRAIT).png().toBuffer());
  const svg = await satori(card(words, { own, portrait: face }), {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts(),
  });
  // Few colors are enough for all but a photograph.
  return sharp(Buffer.from(svg))
    .png({ palette: portrait === null })
    .toBuffer();
}

type Style = Record<string, string | number>;
const colours = () => ({ ...PRODUCT, ...ownPalette('light') });

interface Drawn {
  type: string;
  key: null;
  props: { style: Style; children?: string | Drawn[]; src?: string; width?: number; height?: number };
}

const box = (style: Style, children?: string | Drawn[]): Drawn => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});
const DISPLAY = {
  textWrap: 'balance',
  wordBreak: 'break-word',
  fontFamily: 'Bricolage Grotesque, Bricolage Grotesque Ext',
  fontWeight: 700,
};
const TEXT = {
  textWrap: 'balance',
  wordBreak: 'break-word',
  fontFamily: 'Instrument Sans, Instrument Sans Ext',
  fontWeight: 500,
};

function card({ over, title, under }: CardText, { own, portrait }: Pictures): Drawn {
  const { paper, ink, ink2 } = colours();
  const [large, small] = portrait === null ? [72, 56] : [64, 48];
  const size = title.length > 60 ? small : large;
  const text = box({ flexDirection: 'column', flexGrow: 1, flexBasis: 0 }, [
    box({ ...TEXT, color: ink2, fontSize: 30 }, cut(over, 60)),
    box(
      { ...DISPLAY, color: ink, marginTop: 14, fontSize: size, lineHeight: 1.1, letterSpacing: -1.5 },
      cut(title, 96),
    ),
    box({ ...TEXT, color: ink2, marginTop: 26, fontSize: 34 }, cut(under, 76)),
  ]);
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: `64px ${MARGIN}px 0`,
      flexDirection: 'column',
      backgroundColor: paper,
    },
    [
      box({ alignItems: 'center', gap: 16 }, [
        own ? ownMark(own) : logo(),
        ...(own && hasName(own) ? [] : [box({ ...DISPLAY, color: ink, fontSize: 44 }, productName())]),
      ]),
      box({ flexGrow: 1, alignItems: 'center', width: WIDTH - 2 * MARGIN, paddingBottom: 40, gap: 56 }, [
        text,
        ...(portrait === null ? [] : [face(portrait)]),
      ]),
      bars(),
    ],
  );
}

const face = (png: Buffer) =>
  picture(png, { borderRadius: 28, flexShrink: 0 }, { width: PORTRAIT, height: PORTRAIT });

/** The own logo, as large as fits the head of the card. */
function ownMark(own: DrawnLogo): Drawn {
  return picture(own.png, {}, sizeWithin({ width: 480, height: 64 }, own));
}

const picture = (png: Buffer, style: Style, size: { width: number; height: number }): Drawn => ({
  type: 'img',
  key: null,
  props: { style, src: `data:image/png;base64,${png.toString('base64')}`, ...size },
});

/** The logo: two overlapping bars. */
function logo(): Drawn {
  const { ink, faint, time } = colours();
  const bar = (style: Style) => box({ position: 'absolute', ...style });
  return box({ position: 'relative', width: 52, height: 52 }, [
    bar({ left: 0, top: 8, width: 34, height: 16, borderRadius: 4, backgroundColor: ink }),
    bar({ left: 18, top: 28, width: 34, height: 16, borderRadius: 4, backgroundColor: faint }),
    bar({ left: 18, top: 8, width: 16, height: 36, borderRadius: 3, backgroundColor: time }),
  ]);
}

/** A day along the lower edge: two people's hours and their overlap. */
function bars(): Drawn {
  const { ink, faint, time } = colours();
  const bar = (left: number, width: number, backgroundColor: string) =>
    box({ position: 'absolute', left, top: 0, width, height: 20, backgroundColor });
  return box({ position: 'absolute', left: 0, top: HEIGHT - 20, width: WIDTH, height: 20 }, [
    bar(0, 720, ink),
    bar(480, 720, faint),
    bar(480, 240, time),
  ]);
}

/** Cut at a word boundary where there is one. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const cached = text.slice(0, most - 1);
  return `${cached.slice(0, Math.max(cached.lastIndexOf(' '), Math.floor(most / 2))).trimEnd()}…`;
}
