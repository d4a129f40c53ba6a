import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Grade = 'ok' | 'warning' | 'error';

/** What a check found: one line, and what to do unless all is well. */
export interface Finding {
  grade: Grade;
  check: string;
  says: string;
}

/** What a check says, without its name. */
export type Verdict = Omit<Finding, 'check'>;

export const ok = (says: string): Verdict => ({ grade: 'ok', says });
export const warning = (says: string): Verdict => ({ grade: 'warning', says });
export const error = (says: string): Verdict => ({ grade: 'error', says });

const TIMEOUT_MS = 5_000;

/** Runs a check; one that takes longer than five seconds, or fails, is an error with what to do. */
export async function examine(
  check: string,
  advice: string,
  work: () => Promise<Verdict[]>,
): Promise<Finding[]> {
  const tooLong = pause(TIMEOUT_MS, [error(`No answer within ${TIMEOUT_MS / 1000} s: ${advice}`)], {
    ref: false,
  });
  const said = await Promise.race([
    work().catch((fault: unknown) => [error(failed(fault, advice))]),
    tooLong,
  ]);
  return said.map((each) => ({ check, ...each }));
}

function failed(thrown: unknown, advice: string): string {
  // `fetch failed` tells nothing; what it failed for does.
  const fault = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const why = fault instanceof Error ? fault.message || codeOf(fault) : String(fault);
  const advised = isUnmigrated(fault) ? 'run parley migrate.' : advice;
  return `${(why.split('\n')[0] ?? '').replace(/\.$/, '')}: ${advised}`;
}

/** PostgreSQL’s codes for a table, and for a column, that isn’t there. */
const isUnmigrated = (fault: unknown) =>
  fault instanceof pg.DatabaseError && ['42P01', '42703'].includes(fault.code ?? '');

const codeOf = (fault: Error) => ('code' in fault ? String(fault.code) : fault.name);
