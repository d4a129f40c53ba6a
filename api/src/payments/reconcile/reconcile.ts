import { setTimeout as pause } from 'node:timers/promises';
import {
  MAX_LISTED_DIFFERENCES,
  type Reconciliation,
  type ReconciliationDifference,
} from '@parley/contract/payments/reconciliation.ts';
import { daysAfter, hoursAfter } from '../../platform/clock.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { explainedBy } from './compare-books.ts';
import { compareWithProcessor } from './compare-with-processor.ts';
import { checkLedger } from './check-ledger.ts';
import {
  endReconciliation,
  lastCleanStart,
  processorBalance,
  startReconciliation,
} from './queries-reconcile.ts';
import { takeLostEvents } from './take-lost-events.ts';

/** What was under way when the last one ran is compared again. */
const OVERLAP_DAYS = 2;
const LOST_AFTER_HOURS = 6;
/** Money moves while it is compared: what is under way is in both books a moment later. */
const ATTEMPTS = 3;
const PAUSE_MS = 2_000;

interface Options {
  /** Whether from the beginning, instead of from two days before the last one that found nothing. */
  isWhole: boolean;
  pauseMs?: number;
}

type Result = Pick<Reconciliation, 'lostEvents' | 'movements'> & { differences: ReconciliationDifference[] };

/**
 * Compares the processor's movements with the ledger, after taking in lost events and the processor's own charges, and keeps the
 * result. Corrects nothing. Null if another one runs. By real time: the processor doesn't know the demo's clock.
 */
export async function reconcile(
  platform: Platform,
  { isWhole, pauseMs = PAUSE_MS }: Options,
): Promise<{ since: string | null; result: Result | null; problem: string | null } | null> {
  const { db, log } = platform;
  const id = newId();
  const startedAt = new Date().toISOString();
  const lostBefore = hoursAfter(startedAt, -LOST_AFTER_HOURS);
  if (!(await startReconciliation(db, { id, startedAt, lostBefore }))) return null;
  const clean = isWhole ? null : await lastCleanStart(db);
  const since = clean && daysAfter(clean, -OVERLAP_DAYS);
  const { result, problem } = await tried(platform, since, pauseMs);
  const { movements = 0, lostEvents = 0, differences = [] } = result ?? {};
  if (differences.length > 0) log.error({ differences: differences.length }, 'the books differ');
  await endReconciliation(db, id, {
    endedAt: new Date().toISOString(),
    since,
    movements,
    lostEvents,
    problem,
    differenceCount: differences.length,
    differences: differences.slice(0, MAX_LISTED_DIFFERENCES),
  });
  return { since, result, problem };
}

async function tried(platform: Platform, since: string | null, pauseMs: number) {
  try {
    return { result: await compareBooks(platform, since, pauseMs), problem: null };
  } catch (error) {
    platform.log.error({ err: error }, 'the books could not be compared');
    return { result: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function compareBooks(platform: Platform, since: string | null, pauseMs: number): Promise<Result> {
  const lostEvents = await takeLostEvents(platform);
  let found = await comparedOnce(platform, since);
  for (let attempt = 1; attempt < ATTEMPTS && found.differences.length > 0; attempt += 1) {
    await pause(pauseMs);
    found = await comparedOnce(platform, since);
  }
  return {
    lostEvents,
    movements: found.movements,
    differences: [...found.differences, ...(await checkLedger(platform.db))],
  };
}

async function comparedOnce(platform: Platform, since: string | null) {
  const { movements, differences } = await compareWithProcessor(platform, since);
  return { movements, differences: [...differences, ...(await totalDifference(platform, differences))] };
}

/** What the two balances differ by beyond what is named already. */
async function totalDifference(
  { db, processor }: Platform,
  named: readonly ReconciliationDifference[],
): Promise<ReconciliationDifference[]> {
  const { availableCents, pendingCents } = await processor.retrieveBalance();
  const processorCents = availableCents + pendingCents;
  const ledgerCents = await processorBalance(db);
  if (processorCents - ledgerCents === explainedBy(named)) return [];
  return [{ kind: 'total', what: 'balance', jobId: null, processorCents, ledgerCents, at: null }];
}
