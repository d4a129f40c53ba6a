import { isDeepStrictEqual } from 'node:util';
import type { Random } from '../../seeds/random.ts';
import { actorOf, type Chance, Find, turnOf, type Turn } from './act.ts';
import { ACTS } from './acts/table.ts';
import type { Cast, Person } from './people.ts';
import { readScene, type Scene } from './scene.ts';

/** What a few people do with one another, act by act. */
export interface Sequence {
  number: number;
  cast: Cast;
  random: Random;
  /** How many acts are still to come. */
  left: number;
  /** Everything that was done and answered, to read after a find. */
  log: string[];
  counts: Counts;
}

/** By the name of an act: how often it was done, succeeded, and what it was refused with. */
export type Counts = Map<string, { done: number; succeeded: number; refused: Map<string, number> }>;

/** How often an act is tried where it makes no sense, and by somebody whose act it is not. */
const SENSELESS = 0.06;
const STRANGERS = 0.05;

/** Draws an act and does it; throws a Find for what must never be. */
export async function takeTurn(
  sequence: Sequence,
  { world, postman }: Pick<Turn, 'world' | 'postman'>,
): Promise<void> {
  const { cast, random, log, counts } = sequence;
  const { db, clock } = world.platform;
  const scene = await readScene(db, cast);
  const now = clock.instant();
  const drawn = draw(scene, cast, now, random);
  if (!drawn) return;
  const { name, act, chance } = drawn;
  sequence.left -= 1;
  const by = actorOf(cast, chance, random, random.chance(STRANGERS));
  log.push(`${now} ${name}, by ${chance.who === 'outside' ? 'the world outside' : by.name}`);
  const answers: string[] = [];
  const turn = turnOf({ world, cast, scene, random, postman, now }, by, (said) => {
    log.push(`    ${said}`);
    answers.push(/→ (?:\d+ )?(\w+)$/.exec(said)?.[1] ?? 'done');
  });
  await chance.does(turn);
  count(counts, name, answers);
  checkOwn(chance, by, answers, name);
  const isRefused =
    answers.length > 0 && answers.every((answer) => /^[a-z]/.test(answer) && answer !== 'done');
  if (isRefused && !act.asksProcessor) checkUnchanged(scene, await readScene(db, cast), name);
}

function draw(scene: Scene, cast: Cast, now: string, random: Random) {
  const isSensible = !random.chance(SENSELESS);
  const possible = Object.entries(ACTS).flatMap(([name, act]) => {
    const chances = act.chances(scene, cast, now, isSensible);
    return chances.length > 0 ? [{ name, act, chances }] : [];
  });
  const often = ({ act }: (typeof possible)[number]) => (isSensible ? act.often : 1);
  let luck = random.next() * possible.reduce((sum, each) => sum + often(each), 0);
  const found = possible.find((each) => (luck -= often(each)) < 0) ?? possible[0];
  return found && { name: found.name, act: found.act, chance: random.pick(found.chances) };
}

function count(counts: Counts, name: string, answers: readonly string[]): void {
  const known = counts.get(name) ?? { done: 0, succeeded: 0, refused: new Map<string, number>() };
  counts.set(name, known);
  known.done += 1;
  const refusals = answers.filter((answer) => /^[a-z]/.test(answer) && answer !== 'done');
  if (refusals.length === 0) known.succeeded += 1;
  for (const code of refusals) known.refused.set(code, (known.refused.get(code) ?? 0) + 1);
}

/** Nobody but the two and the admins does anything with what is between the two. */
function checkOwn({ between, isTheirs }: Chance, by: Person, answers: readonly string[], name: string): void {
  const isStranger = by.role !== 'ADMIN' && by.id !== between.clientId && by.id !== between.professionalId;
  if (isTheirs && isStranger && answers.some((answer) => answer.startsWith('2')))
    throw new Find(`“${name}” was allowed to ${by.name}, whose it is not`);
}

function checkUnchanged(before: Scene, after: Scene, name: string): void {
  for (const [kind, rows] of Object.entries(before)) {
    const now = Object.entries(after).find(([each]) => each === kind)?.[1];
    if (!isDeepStrictEqual(rows, now))
      throw new Find(
        `“${name}” was refused and changed the ${kind}: ${JSON.stringify(rows)} → ${JSON.stringify(now)}`,
      );
  }
}
