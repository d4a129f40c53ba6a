import { REFUSALS, type FieldError, type RefusalCode } from '@parley/contract/refusals.ts';
import pg from 'pg';

/** Capped, so that a response never multiplies what was sent. */
const MAX_FIELD_ERRORS = 20;
const MAX_PATH = 100;
const MAX_MESSAGE = 300;

/** A refusal from the closed list; the error handler turns it into the envelope. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  /** The transaction commits all the same. */
  keepsWork = false;

  constructor(
    code: RefusalCode,
    fieldErrors: readonly FieldError[] = [],
    retryAfterSeconds: number | null = null,
  ) {
    super(REFUSALS[code][1]);
    this.code = code;
    this.status = REFUSALS[code][0];
    this.fieldErrors = fieldErrors.slice(0, MAX_FIELD_ERRORS).map(truncated);
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** What led to it, for the log alone. */
  because(cause: unknown): this {
    this.cause = cause;
    return this;
  }
}

const truncated = ({ path, message }: FieldError): FieldError => ({
  path: truncate(path, MAX_PATH),
  message: truncate(message, MAX_MESSAGE),
});

// oxlint-disable-next-line no-control-regex -- each would take six bytes of the answer
const CONTROLS = /[\0-\x1F\x7F]/g;

/** Truncates text that a caller may have written, safe to echo. */
export function truncate(text: string, most: number): string {
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return shown.toWellFormed().replaceAll(CONTROLS, '\uFFFD');
}

/** Throws a refusal; the transaction rolls back. */
export function refuse(code: RefusalCode, ...fieldErrors: FieldError[]): never {
  throw new Refusal(code, fieldErrors);
}

/** Refuses if a rule of the contract returned a code. */
export function refuseIf(code: RefusalCode | null): void {
  if (code !== null) refuse(code);
}

/** Returns what a rule allows, or refuses with its code. */
export function allowed<T>(allows: T | null, why: RefusalCode | null): T {
  refuseIf(why);
  return allows ?? refuse('invalid_transition');
}

/** Refuses but commits the transaction so far: a counted attempt, a notification. */
export function refuseAndKeep(code: RefusalCode): never {
  const refusal = new Refusal(code);
  refusal.keepsWork = true;
  throw refusal;
}

/** Refuses `invalid_input` for one field. */
export function refuseField(path: string, message: string): never {
  throw new Refusal('invalid_input', [{ path, message }]);
}

/** The value, or refuses `not_found`; what is not yours is not found either. */
export function found<T>(row: T | null | undefined): T {
  return row ?? refuse('not_found');
}

/** Maps violations of named constraints to refusals. */
export async function refusing<T>(refusals: Record<string, RefusalCode>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code =
      error instanceof pg.DatabaseError && error.constraint ? refusals[error.constraint] : undefined;
    throw code ? new Refusal(code) : error;
  }
}
