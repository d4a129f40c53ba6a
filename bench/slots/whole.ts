import { randomFor } from '@parley/api/seeds/random.ts';
import { compare, nothingCompared, type Compared } from './compare.ts';
import { questionFor } from './questions.ts';
import { wallsOf } from './walls.ts';
import { ZONES } from './zones.ts';

const DAY = 86_400_000;
const [FROM, TO] = [Date.UTC(2026, 0, 1), Date.UTC(2031, 0, 1)];
const CHUNK = 61 * DAY;
/** How often each stretch of two months is asked about. */
const QUESTIONS = 3;
const GOAL = 10_000_000;
const SEED = process.env.SLOTS_SEED ?? 'slots';

/** Bookable times against an independent computation: good when they differ nowhere, in ten million quarters of an hour. */
export async function slots(): Promise<boolean> {
  const compared = nothingCompared();
  for (const zone of ZONES) {
    const random = randomFor(`${SEED} ${zone}`);
    for (let from = FROM; from < TO; from += CHUNK) {
      const to = Math.min(TO, from + CHUNK);
      const walls = wallsOf(zone, from - 14 * DAY, to + 14 * DAY);
      for (let n = 0; n < QUESTIONS; n += 1) compare(compared, questionFor(walls, random), walls, 400);
    }
    report(zone, compared);
  }
  const { quarters, differences, answers, repeated, inSets } = compared;
  for (const difference of differences.slice(0, 5)) console.log(difference);
  const counts = [...answers].map(([answer, count]) => `${answer} ${count.toLocaleString('en')}`);
  console.log(
    `${counts.join(', ')}; bookable in a repeated hour: ${repeated}; questions about a set of hours: ${inSets}`,
  );
  return differences.length === 0 && quarters >= GOAL;
}

function report(zone: string, { quarters, reasons, differences }: Compared): void {
  const counts = [quarters, reasons].map((count) => count.toLocaleString('en'));
  console.log(`${zone}: ${counts.join(' quarters, reasons of ')} in all, ${differences.length} differences`);
}
