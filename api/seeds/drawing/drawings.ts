import { bar, colour, createCanvas, ellipse } from './canvas.ts';
import { randomFor, type Random } from '../random.ts';

interface Drawing {
  bytes: Buffer;
  size: readonly [width: number, height: number];
}
type Canvas = ReturnType<typeof createCanvas>;

const WHITE = colour('#fffefb');
const INK = colour('#191c38');
const GREY = colour('#a9abbd');
const MARIGOLD = colour('#f9cf7a');
const RED = colour('#b0281f');
const SEA = colour('#1d5a66');
const FOAM = colour('#dcecef');
const SAND = colour('#f3ede0');

/** Lines of writing, the last one shorter. */
function write(
  canvas: Canvas,
  random: Random,
  [x, y]: readonly [number, number],
  lines: number,
  width = 480,
): void {
  for (let line = 0; line < lines; line += 1) {
    const length = line === lines - 1 ? width * 0.55 : width - random.whole(0, 24);
    canvas.fill(bar(x, y + line * 22, length, 8), GREY);
  }
}

/** A page of a contract with one clause marked, and a red line beside it. */
export function drawMarkedPage(): Drawing {
  const size = [640, 820] as const;
  const random = randomFor('a marked page');
  const canvas = createCanvas(...size, WHITE);
  canvas.fill(bar(80, 70, 260, 16), INK);
  for (const [section, top] of [130, 290, 450, 640].entries()) {
    const isMarked = section === 2;
    if (isMarked) canvas.fill(bar(66, top - 18, 508, 170, 10), MARIGOLD);
    if (isMarked) canvas.fill(bar(46, top - 14, 6, 162, 3), RED);
    canvas.fill(bar(80, top, 120, 11), INK);
    write(canvas, random, [80, top + 30], isMarked ? 5 : 4);
  }
  return { bytes: canvas.png(), size };
}

/** A landing page in two versions: with a long headline and a short one. */
export function drawWebPage(version: 'A' | 'B'): Drawing {
  const size = [960, 640] as const;
  const random = randomFor(`web page ${version}`);
  const canvas = createCanvas(...size, version === 'A' ? SAND : FOAM);
  canvas.fill(ellipse(760, 640, 900, 420), SEA);
  canvas.fill(ellipse(740, 170, 90, 90), MARIGOLD);
  canvas.fill(bar(60, 40, 120, 14), INK);
  for (const x of [640, 730, 820]) canvas.fill(bar(x, 44, 60, 8), GREY);
  const headline = version === 'A' ? [430, 380, 210] : [340];
  for (const [line, width] of headline.entries()) canvas.fill(bar(60, 130 + line * 46, width, 28), INK);
  const below = 130 + headline.length * 46 + 24;
  write(canvas, random, [60, below], 3, 380);
  canvas.fill(bar(60, below + 90, 170, 48, 12), MARIGOLD);
  canvas.fill(bar(88, below + 109, 114, 10), INK);
  return { bytes: canvas.png(), size };
}
