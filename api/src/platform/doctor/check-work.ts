import type pg from 'pg';
import { error, ok, warning, type Verdict } from './finding.ts';
import { readBackups, readLedger, readMails, readQueue, readReconciliation } from './queries-doctor.ts';

export async function checkLedger(pool: pg.Pool): Promise<Verdict[]> {
  const { total, unbalanced } = (await readLedger(pool)) ?? {};
  if (total === 0 && unbalanced === 0) return [ok('adds up to zero')];
  return [
    error(
      `The balances add up to ${total} cents, ${unbalanced} of the latest transactions don’t add up: run parley reconcile.`,
    ),
  ];
}

const SLOW_S = 60;
const STUCK_S = 600;

export async function checkQueue(pool: pg.Pool): Promise<Verdict[]> {
  const { waiting = 0, seconds = 0, processes = 0 } = (await readQueue(pool)) ?? {};
  const oldest = Math.round(seconds ?? 0);
  const says = `tasks waiting: ${waiting}, the oldest for ${oldest} s; processes at work: ${processes}`;
  if (processes === 0) return [warning(`${says}: start the product, or look at its log.`)];
  if (oldest > STUCK_S) return [error(`${says}: look for what fails in the log, or start another process.`)];
  return [oldest > SLOW_S ? warning(`${says}: start another process if it stays so.`) : ok(says)];
}

export async function checkMails(pool: pg.Pool): Promise<Verdict[]> {
  const { waiting = 0, givenUp = 0 } = (await readMails(pool)) ?? {};
  const says = `emails waiting for another try: ${waiting}; given up in the last day: ${givenUp}`;
  const advice = 'see Undelivered emails on the admins’ overview.';
  return [(waiting ?? 0) + (givenUp ?? 0) > 0 ? warning(`${says}: ${advice}`) : ok(says)];
}

const LATE_HOURS = 48;

export async function checkReconciliation(pool: pg.Pool): Promise<Verdict[]> {
  const {
    payments = 0,
    hours = null,
    differences = 0,
    problems = 0,
  } = (await readReconciliation(pool)) ?? {};
  if (hours === null)
    return [payments === 0 ? ok('nothing to compare yet') : warning('never done: run parley reconcile.')];
  const when = `${Math.round(hours)} hours ago`;
  if ((differences ?? 0) > 0)
    return [error(`${differences} differences ${when}: see Reconciliation in the admins’ payments.`)];
  if (problems === 1) return [warning(`could not be finished ${when}: run parley reconcile.`)];
  return [hours > LATE_HOURS ? warning(`last ${when}: run parley reconcile.`) : ok(`no differences ${when}`)];
}

export async function checkBackups(pool: pg.Pool): Promise<Verdict[]> {
  const { whole = null, failed = null } = (await readBackups(pool)) ?? {};
  if (whole === null) return [warning('none yet that parley backup knows of: see docs/operate/backup.md.')];
  const says = `the last whole one ${Math.round(whole)} hours ago`;
  if (failed !== null && failed < whole)
    return [warning(`the last one failed, ${says}: run parley backup again.`)];
  return [whole > LATE_HOURS ? warning(`${says}: see why the nightly one doesn’t run.`) : ok(says)];
}
