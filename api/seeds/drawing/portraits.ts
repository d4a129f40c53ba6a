import sharp from 'sharp';
import { randomFor, type Random } from '../random.ts';
import { COLLAR_NAMES, drawClothes } from './clothes.ts';
import { drawExtra, drawFeatures, drawHead, drawMouth, type Mood } from './faces.ts';
import { drawHair } from './hair.ts';
import { HAIR_COLOURS, lookOf, skinOf, type Look } from './looks.ts';

export const PORTRAIT_SIZE = 480;

/** The wall, what is on it, and the clothes that go with both. */
const ROOMS = [
  ['#f6e3bd', '#edcf92', ['#2f5d8a', '#1c5a4a', '#7a3b2a']],
  ['#dfe6f7', '#bccaf0', ['#b5472f', '#27407e', '#c77f12']],
  ['#d9eadf', '#b0d4bf', ['#6b3b74', '#1c7448', '#a84a35']],
  ['#ece7da', '#d5ccb6', ['#27407e', '#8a5a2a', '#244f4b']],
  ['#f6ddd5', '#e9b7a9', ['#244f4b', '#39405f', '#8c2f3a']],
  ['#e8dff0', '#cbb8de', ['#c77f12', '#4b3a7a', '#1d5a66']],
  ['#d8e8eb', '#a9cdd4', ['#c8643b', '#1d5a66', '#6b3b74']],
  ['#f3e4d3', '#dfc19c', ['#5d6a2a', '#2a50c4', '#39405f']],
] as const;
const TRIM = '#191c38';
const SCARVES = [
  ['#388078', '#2f6f68'],
  ['#8c4a6a', '#753a57'],
  ['#3f5f9e', '#345086'],
  ['#c08a3e', '#a67430'],
  ['#6a5a8c', '#574977'],
] as const;
const MOODS: readonly Mood[] = ['laughing', 'smiling', 'smiling', 'calm'];
const WALLS = [
  (color: string) => `<circle cx="84" cy="40" r="38" fill="${color}"/>`,
  (color: string) => `<path fill="${color}" d="M14 120V52a46 46 0 0 1 92 0v68z"/>`,
  (color: string) => `<path fill="${color}" d="M0 78 120 44v76H0z"/>`,
  // Two bars of time, as in the product's logo.
  (color: string) =>
    `<rect x="-20" y="20" width="76" height="22" rx="11" fill="${color}"/><rect x="40" y="27" width="110" height="22" rx="11" fill="${color}"/>`,
  (color: string) =>
    `<g fill="${color}"><rect x="8" y="10" width="34" height="46" rx="4"/><rect x="80" y="18" width="46" height="30" rx="4"/></g>`,
];

/** A person in a room; deterministic by name. */
export function drawPerson(firstName: string, lastName: string): string {
  const random = randomFor(`portrait of ${firstName} ${lastName}`);
  const look = lookOf(firstName, random);
  const [wall, soft, coats] = random.pick(ROOMS);
  const room = `<rect width="120" height="120" fill="${wall}"/>${random.pick(WALLS)(soft)}`;
  const scale = random.whole(98, 108) / 100;
  const place = `translate(${60 + random.whole(-3, 3)} 120) scale(${scale}) translate(-60 -120)`;
  const person = `<g transform="${place}">${drawFigure(look, random.pick(coats), random)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_SIZE}" height="${PORTRAIT_SIZE}" viewBox="0 0 120 120">${room}${person}</svg>`;
}

function drawFigure(look: Look, coat: string, random: Random): string {
  const [, hairColour, style, ...extras] = look;
  const [skin, shade] = skinOf(look);
  const covered = style === 'scarf';
  const [main, dark] = covered ? random.pick(SCARVES) : HAIR_COLOURS[hairColour];
  const lips = look[0] > 4 ? '#5b1f1a' : '#a8483f';
  const eyes = look[0] < 2 && random.chance(0.6) ? random.pick(['#3f6072', '#4d6a4b']) : '#2b1d16';
  const colours = { skin, shade, hair: HAIR_COLOURS[hairColour][0], lips, eyes };
  const tilt = `<g transform="rotate(${random.whole(-4, 4)} 60 92)">`;
  const looksLeft = random.chance(0.5);
  const turn = random.whole(3, 22) / (looksLeft ? -10 : 10);
  const hair = drawHair(style, main, dark);
  const beards = extras.filter((extra) => extra !== 'earrings' && !extra.endsWith('glasses'));
  const worn = extras.filter((extra) => !beards.includes(extra));
  const turned = (parts: string) => `<g transform="translate(${turn} 0)">${parts}</g>`;
  const clothes = drawClothes(random.pick(COLLAR_NAMES), { skin, shade, coat, trim: TRIM });
  const grown = beards.map((extra) => drawExtra(extra, colours)).join('');
  const face = turned(drawFeatures(colours, looksLeft));
  const mouth = turned(drawMouth(random.pick(MOODS), colours));
  const accessories = worn
    .map((extra) => (extra === 'earrings' ? drawExtra(extra, colours) : turned(drawExtra(extra, colours))))
    .join('');
  return `${tilt}${hair.back}</g>${clothes}${tilt}${drawHead(skin)}${face}${grown}${mouth}${hair.front}${accessories}</g>`;
}

/** As a picture; the palette keeps it at a few kilobytes. */
export const drawPortrait = (firstName: string, lastName: string): Promise<Buffer> =>
  sharp(Buffer.from(drawPerson(firstName, lastName)))
    .png({ palette: true, colours: 128, effort: 1 })
    .toBuffer();
