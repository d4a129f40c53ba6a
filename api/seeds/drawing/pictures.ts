import { bar, both, colour, createCanvas, ellipse, without, type Colour } from './canvas.ts';
import { at, randomFor, type Random } from '../random.ts';

const MARIGOLD = colour('#f5a300');
const INK = colour('#191c38');
export const PORTRAIT_SIZE = 128;

/** Background, the two bars and the coat, from the product's palette. */
const TONES = [
  ['#fbe9c8', '#edd094', '#dfbb74', '#8a5a00'],
  ['#e3e9fb', '#bccaf2', '#a6b8ec', '#2a50c4'],
  ['#dff1e6', '#b2dbc2', '#99cdae', '#1c7448'],
  ['#f3f1ea', '#d8d2c2', '#c7beab', '#474a66'],
  ['#fbe4e1', '#efc0ba', '#e6aaa2', '#b0281f'],
  ['#efe7f6', '#d0bfe3', '#bfaad8', '#4b3a7a'],
  ['#e4eff1', '#b8d5da', '#a1c6cd', '#1d5a66'],
  ['#f7ecdf', '#e3cbad', '#d5b78f', '#7a4a1d'],
].map((tones) => tones.map(colour));

const HAIR = ['short', 'long', 'bun', 'round', 'short'] as const;

/** A faceless person before two overlapping bars; deterministic by name. */
export function drawPortrait(name: string): Buffer {
  const random = randomFor(`portrait of ${name}`);
  const tones = random.pick(TONES);
  const [paper, coat] = [at(tones, 0), at(tones, 3)];
  const canvas = createCanvas(PORTRAIT_SIZE, PORTRAIT_SIZE, paper);
  drawTime(canvas, random, at(tones, 1), at(tones, 2));
  const head = blend(coat, paper, random.pick([0.35, 0.5, 0.65]));
  drawPerson(canvas, random, { coat, head, hair: random.pick([INK, blend(coat, INK, 0.6), coat]) });
  return canvas.png();
}

type Canvas = ReturnType<typeof createCanvas>;

function drawTime(canvas: Canvas, random: Random, early: Colour, late: Colour): void {
  const height = random.whole(16, 24);
  const y = random.whole(14, 44);
  const drop = random.whole(4, 10);
  const meeting = random.chance(0.5) ? random.whole(2, 8) : random.whole(84, 94);
  const first = bar(-60, y, meeting + 60 + random.whole(30, 38), height);
  const second = bar(meeting, y + drop, 200, height);
  canvas.fill(first, early);
  canvas.fill(second, late);
  canvas.fill(both(first, second), MARIGOLD);
}

interface Appearance {
  coat: Colour;
  head: Colour;
  hair: Colour;
}

function drawPerson(canvas: Canvas, random: Random, { coat, head, hair }: Appearance): void {
  const [width, height] = [random.whole(38, 44), random.whole(46, 52)];
  const [x, y] = [64 + random.whole(-3, 3), 60 + random.whole(-2, 3)];
  const top = y - height / 2;
  const style = random.pick(HAIR);
  if (style === 'long') canvas.fill(bar(x - width / 2 - 6, top - 4, width + 12, height + 26, 26), hair);
  if (style === 'bun') canvas.fill(ellipse(x, top - 7, 20, 18), hair);
  if (style === 'round') canvas.fill(ellipse(x, y - 8, width + 22, height + 10), hair);
  const shoulders = ellipse(x, 138, random.whole(94, 112), 92);
  canvas.fill(shoulders, coat);
  canvas.fill(both(shoulders, ellipse(x, y + height / 2 + 8, 26, 20)), head);
  canvas.fill(bar(x - 9, y, 18, height / 2 + 12, 8), head);
  canvas.fill(ellipse(x, y, width, height), head);
  const face = ellipse(x + random.whole(-5, 5), y + 15, width + 4, height + 2);
  canvas.fill(without(ellipse(x, y - 2, width + 5, height + 5), face), hair);
}

function blend([red, green, blue]: Colour, other: Colour, share: number): Colour {
  const mix = (one: number, two: number) => Math.round(one + (two - one) * share);
  return [mix(red, other[0]), mix(green, other[1]), mix(blue, other[2])];
}

export const COVER = { width: 640, height: 400 } as const;
const COVER_TONES = [
  ['#f3ede0', '#d9c9a8', '#8a7a58'],
  ['#e3e9fb', '#a3b4ea', '#2a50c4'],
  ['#fbe4e1', '#e5a69e', '#b0281f'],
  ['#dff1e6', '#97cbac', '#1c7448'],
  ['#f7f0fa', '#cdbbe0', '#4b3a7a'],
  ['#e4eff1', '#9fc4ca', '#1d5a66'],
  ['#fdf0d5', '#f0cf8d', '#a06a00'],
  ['#eef0e4', '#c4cba4', '#5d6a2a'],
  ['#fbeadf', '#e9b894', '#9a4a1c'],
  ['#ecebf4', '#b3b1d0', '#34325f'],
  ['#e9eef0', '#aebcc4', '#33505f'],
  ['#f5eee6', '#cfbca6', '#5c4630'],
].map((tones) => tones.map(colour));

/** The n-th cover of a discipline: hours as bars, with an overlap. */
export function drawCover(discipline: number, kind: number): Buffer {
  const random = randomFor(`cover ${discipline} ${kind}`);
  const tones = at(COVER_TONES, discipline % COVER_TONES.length);
  const [paper, soft, strong] = [at(tones, 0), at(tones, 1), at(tones, 2)];
  const canvas = createCanvas(COVER.width, COVER.height, paper);
  canvas.fill(ellipse(random.whole(60, 580), random.whole(40, 360), 280, 280), soft);
  const height = random.whole(30, 46);
  const gap = height + random.whole(14, 24);
  const rows = Math.floor(340 / gap);
  const meeting = random.whole(1, rows - 2);
  for (let row = 0; row < rows; row += 1) {
    const y = 40 + row * gap;
    const first = bar(random.whole(-60, 160), y, random.whole(150, 300), height);
    const second = bar(random.whole(240, 420), y, random.whole(160, 340), height);
    if (row === meeting) drawMeeting(canvas, bar(random.whole(70, 200), y, 270, height), strong);
    else {
      canvas.fill(first, row % 2 === 0 ? strong : soft);
      canvas.fill(second, row % 3 === 0 ? INK : strong);
    }
  }
  return canvas.png();
}

/** The overlap of the bars. */
function drawMeeting(canvas: Canvas, one: ReturnType<typeof bar>, strong: Colour): void {
  const other = bar(one.right - 80, one.top, 230, one.bottom - one.top);
  canvas.fill(one, strong);
  canvas.fill(other, INK);
  canvas.fill(both(one, other), MARIGOLD);
}
