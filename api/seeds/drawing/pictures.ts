import { bar, both, colour, createCanvas, ellipse, type Colour } from './canvas.ts';
import { at, randomFor } from '../random.ts';

const MARIGOLD = colour('#f5a300');
const INK = colour('#191c38');

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

type Canvas = ReturnType<typeof createCanvas>;

/** The overlap of the bars. */
function drawMeeting(canvas: Canvas, one: ReturnType<typeof bar>, strong: Colour): void {
  const other = bar(one.right - 80, one.top, 230, one.bottom - one.top);
  canvas.fill(one, strong);
  canvas.fill(other, INK);
  canvas.fill(both(one, other), MARIGOLD);
}
