import { isLocked, NOTIFICATION_TYPES } from '@parley/contract/notifications/kinds.ts';
import { sql } from 'kysely';
import { randomFor, type Random } from '../../seeds/random.ts';
import { createProcessor } from '../../src/payments/processor/processor.ts';
import { daysAfter, minutesAfter } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/db.ts';
import { ada } from '../cast.ts';
import { control } from '../control.ts';
import { openWorld } from '../open-world.ts';
import type { World } from '../world.ts';
import { Find } from './act.ts';
import { FAULTY_PATHS } from './acts/paying.ts';
import { checkClockWasNotEarly, readDeadlines } from './clock-moves.ts';
import { pausedClock } from './clock.ts';
import { comingDeadlines, openCourse } from './course.ts';
import { checkHistories } from './histories.ts';
import {
  checkAlways,
  checkBooks,
  checkNothingOverdue,
  checkNothingRuns,
  checkNothingUnpaid,
} from './invariants.ts';
import { makeCasts, personOf } from './people.ts';
import { openPostman, type Postman } from './postman.ts';
import { readScene } from './scene.ts';
import { takeTurn, type Counts, type Sequence } from './sequence.ts';
import { checkBothSee, checkNotificationsLead } from './views.ts';
import { bringForward, killWorker } from './worker.ts';

interface Drive {
  /** An empty, migrated database. */
  databaseUrl: string;
  /** The same seed does the same again. */
  seed: string;
  /** How many sequences share the world and its clock, each with people of its own. */
  sequences: number;
  /** How often, of the rounds, the worker is killed. */
  kills: number;
}

export interface Driven {
  sequences: number;
  acts: number;
  rounds: number;
  kills: number;
  quietSteps: number;
  webhooks: Postman['counts'];
  counts: Counts;
  /** Jobs by how they ended. */
  ended: Record<string, number>;
}

const FEWEST_ACTS = 5;
const MOST_ACTS = 40;
/** A Monday. */
const BEGIN = '2030-01-07T12:00:00.000Z';
const QUIET_DAYS = 400;
const LEAST_QUIET_DAYS = 5;

interface Stage {
  world: World;
  random: Random;
  postman: Postman;
  sequences: Sequence[];
  counts: Counts;
  kills: number;
}

/** Lets sequences happen in one world, and then nothing for 400 days; throws what must never be, with all that led to it. */
export async function drive({ databaseUrl, seed, sequences, kills }: Drive): Promise<Driven> {
  const random = randomFor(seed);
  // Now and then with the limits of free talk, which make most acts impossible.
  const isLimited = random.chance(0.2);
  const settings: Record<string, string> = isLimited ? { FREE_CONSULTATIONS: '3' } : {};
  const world = await openWorld(databaseUrl, { outside: true, settings });
  const stage = await setStage(world, random, seed, sequences);
  try {
    const rounds = await act(stage, kills);
    await drain(stage);
    await checkProcessorBooks(stage);
    for (const sequence of stage.sequences)
      await found(sequence, async () => {
        await checkViews(world, sequence);
        await checkPayable(world, sequence);
      });
    const quietSteps = await stayQuiet(stage);
    await checkEnd(stage);
    return await told(stage, { rounds, quietSteps });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`seed ${seed}: ${why}${await logsAbout(stage, why)}`, { cause: error });
  } finally {
    await world.close();
  }
}

async function setStage(world: World, random: Random, seed: string, count: number): Promise<Stage> {
  const { platform } = world;
  platform.clock = pausedClock(BEGIN);
  platform.processor = createProcessor({
    currency: 'USD',
    apiUrl: platform.settings.STRIPE_API_URL,
    secretKey: platform.settings.STRIPE_SECRET_KEY,
    webhookSecrets: platform.settings.STRIPE_WEBHOOK_SECRETS,
    // Nobody has to wait for an answer that never comes.
    timeoutMs: 3_000,
  });
  const postman = await openPostman(world);
  const casts = await makeCasts(world, ada, count);
  if (random.chance(0.7)) await turnMailsOff(world);
  const counts: Counts = new Map();
  const sequences = casts.map((cast, number) => {
    const own = randomFor(`${seed} sequence ${number}`);
    return { number, cast, random: own, left: own.whole(FEWEST_ACTS, MOST_ACTS), log: [], counts };
  });
  return { world, random, postman, sequences, counts, kills: 0 };
}

/** Writing mails takes as long as everything else; what remains are those about money, which nobody can turn off. */
async function turnMailsOff({ platform: { db } }: World): Promise<void> {
  const types = NOTIFICATION_TYPES.filter((type) => !isLocked(type));
  await sql`insert into notification_settings (user_id, type, in_app, email)
    select u.id, t, true, false from users u, unnest(${types}::text[]) t`.execute(db);
}

/** All sequences act in turn, a few acts each, and between the rounds time passes. */
async function act(stage: Stage, kills: number): Promise<number> {
  const { world, random, postman, sequences } = stage;
  const { db, clock } = world.platform;
  const course = openCourse(db, random);
  let rounds = 0;
  while (sequences.some(({ left }) => left > 0)) {
    rounds += 1;
    for (const sequence of sequences)
      for (let acts = sequence.random.pick([0, 1, 1, 2]); acts > 0 && sequence.left > 0; acts -= 1)
        await found(sequence, async () => {
          await takeTurn(sequence, { world, postman });
          clock.advance(0.001);
          await checkBooks(db);
        });
    await checkAlways(db);
    await postman.deliverSome(random);
    moveTo(stage, await course.next(clock.instant()));
    if (random.chance(kills)) {
      stage.kills += 1;
      note(stage, 'the worker is killed');
      await killWorker(world, random);
    } else if (random.chance(0.85)) await work(stage);
    else note(stage, 'the worker is late');
  }
  return rounds;
}

function moveTo({ world, sequences }: Stage, instant: string): void {
  const { clock } = world.platform;
  const now = clock.instant();
  // The acts of a round take milliseconds, so that a jump of a second may already be over.
  clock.advance(Math.max(0, (Date.parse(instant) - Date.parse(now)) / 1000));
  for (const { log } of sequences) log.push(`${clock.instant()} —`);
}

function note({ sequences }: Stage, said: string): void {
  for (const { log } of sequences) log.push(`    ${said}`);
}

/** The background does what is due: neither late nor early. */
async function work({ world }: Stage): Promise<void> {
  const { db, clock } = world.platform;
  const before = await readDeadlines(db);
  await bringForward(world);
  await world.settle();
  // What the queue found out, as that a page was paid in time, may be overdue itself: the next sweep does it.
  await world.settle();
  await checkClockWasNotEarly(db, before, clock.instant());
  await checkNothingOverdue(db, clock.instant());
  await checkAlways(db);
}

/** Nothing is broken any more, every webhook arrives, and what was lost is asked about. */
async function drain(stage: Stage): Promise<void> {
  const { world, postman } = stage;
  const { clock } = world.platform;
  for (const path of FAULTY_PATHS) await control(world, 'faults', { path, times: 0 });
  // As often as a call may fail before it is looked at from another side.
  for (let time = 0; time < 6; time += 1) {
    await postman.deliverAll();
    await decideChargebacks(stage);
    moveTo(stage, minutesAfter(clock.instant(), 61));
    await work(stage);
  }
  await postman.deliverAll();
}

/** A bank decides in the end. */
async function decideChargebacks({ world, random }: Stage): Promise<void> {
  const { db, processor } = world.platform;
  const open = db.selectFrom('chargebacks').select('processorId').where('status', '=', 'OPEN');
  for (const { processorId } of await open.orderBy('processorId').execute()) {
    const { chargeId, status } = await processor.retrieveDispute(processorId);
    if (status !== 'needs_response') continue;
    await control(world, `dispute/${chargeId}`, { outcome: random.pick(['won', 'lost']) });
  }
}

/** L10: once everything is drained, our account of the processor is the processor's own. */
async function checkProcessorBooks({ world }: Stage): Promise<void> {
  const { db, processor } = world.platform;
  const { availableCents, pendingCents } = await processor.retrieveBalance();
  const { sum } = await db
    .selectFrom('ledgerEntries')
    .select((each) => each.fn.coalesce(each.fn.sum<number>('amountCents'), each.lit(0)).as('sum'))
    .where('account', '=', 'processor')
    .executeTakeFirstOrThrow();
  if (Number(sum) === availableCents + pendingCents) return;
  const sources = await db.selectFrom('ledgerTransactions').select('sourceId').execute();
  const known = new Set(sources.map(({ sourceId }) => sourceId));
  const unknown = (await Array.fromAsync(processor.balanceTransactions({}))).filter(
    ({ sourceId }) => !known.has(sourceId ?? ''),
  );
  const named = unknown
    .map(({ type, amountCents, sourceId }) => `${type} ${sourceId} ${amountCents}`)
    .join(', ');
  throw new Find(
    `the ledger has ${sum} at the processor, which has ${availableCents + pendingCents}: ${named}`,
  );
}

/** Nobody does anything; the clock goes to the second before a deadline, and to it. Returns how many steps that took. */
async function stayQuiet(stage: Stage): Promise<number> {
  const { world, postman, random } = stage;
  const { db, clock } = world.platform;
  // The times in lists are kept two weeks ahead, which is another matter and much work.
  await db.updateTable('hours').set({ computedUntil: 'infinity' }).execute();
  const end = daysAfter(clock.instant(), QUIET_DAYS);
  let steps = 0;
  for (let now = clock.instant(); now < end; now = clock.instant()) {
    const at = await somewhere(db, random, now);
    for (const instant of [minutesAfter(at, -1 / 60), at]) {
      steps += 1;
      moveTo(stage, instant);
      await work(stage);
      await checkNothingUnpaid(db, clock.instant());
    }
    await postman.deliverAll();
  }
  return steps;
}

/** One of the coming deadlines that is some days ahead: pages are asked about every hour, and 400 days have many hours. */
async function somewhere(db: Db, random: Random, now: string): Promise<string> {
  const least = daysAfter(now, LEAST_QUIET_DAYS);
  const later = (await comingDeadlines(db, now, 30)).map(({ at }) => at).filter((at) => at > least);
  return later.length > 0 ? random.pick(later) : daysAfter(now, 30);
}

async function checkEnd(stage: Stage): Promise<void> {
  const { world, sequences } = stage;
  const { db } = world.platform;
  await drain(stage);
  await checkNothingRuns(db);
  await checkHistories(db);
  await checkProcessorBooks(stage);
  for (const sequence of sequences)
    await found(sequence, async () => {
      await checkViews(world, sequence);
      await checkNotificationsLead(db, sequence.cast);
    });
}

async function checkViews({ platform: { db } }: World, { cast }: Sequence): Promise<void> {
  const { jobs } = await readScene(db, cast);
  for (const job of jobs) await checkBothSee(cast, job);
}

/** Nothing that was broken keeps a client from hiring once the processor works again. */
async function checkPayable({ platform: { db } }: World, { cast }: Sequence): Promise<void> {
  const { jobs } = await readScene(db, cast);
  for (const { id: jobId, status, clientId } of jobs.filter((job) => job.status === 'TALKING')) {
    const { client } = personOf(cast, clientId);
    const { code } = await client.call('POST /api/payment/checkout/:jobId', { params: { jobId }, body: {} });
    if (code === 'processor_unavailable') throw new Find(`${jobId} is ${status} and cannot be paid`);
  }
}

/** What goes wrong is told with everything that its sequence has done. */
async function found(sequence: Sequence, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`sequence ${sequence.number}: ${why}\n${sequence.log.join('\n')}`, { cause: error });
  }
}

/** What led to something that no single act has shown: the logs of the sequences it is about. */
async function logsAbout({ world, sequences }: Stage, why: string): Promise<string> {
  if (why.includes('\n')) return '';
  const ids = why.match(/[\da-f]{8}-[\da-f-]{27}/g) ?? [];
  const logs: string[] = [];
  for (const { number, cast, log } of sequences) {
    const scene = JSON.stringify(await readScene(world.platform.db, cast));
    if (ids.some((id) => scene.includes(id))) logs.push(`\nsequence ${number}:\n${log.join('\n')}`);
  }
  return logs.join('');
}

async function told(
  { world, sequences, postman, counts, kills }: Stage,
  { rounds, quietSteps }: { rounds: number; quietSteps: number },
): Promise<Driven> {
  const jobs = await world.platform.db
    .selectFrom('jobs')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.jobId', '=', 'jobs.id')
        .on('payments.appointmentId', 'is', null)
        .on('payments.tipId', 'is', null),
    )
    .select(['jobs.status', 'payments.settlement'])
    .execute();
  const ended: Record<string, number> = {};
  for (const { status, settlement } of jobs) {
    const name = `${status} ${settlement ?? 'NONE'}`;
    ended[name] = (ended[name] ?? 0) + 1;
  }
  const acts = [...counts.values()].reduce((sum, { done }) => sum + done, 0);
  return {
    sequences: sequences.length,
    acts,
    rounds,
    kills,
    quietSteps,
    webhooks: postman.counts,
    counts,
    ended,
  };
}
