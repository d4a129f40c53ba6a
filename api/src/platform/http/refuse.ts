import { REFUSALS, type FieldError, type RefusalCode } from '@parley/contract/refusals.ts';
import pg from 'pg';

/** An answer tells of so many faults and no more: what was sent must not come back multiplied. */
const MAX_FIELD_ERRORS = 20;
const MAX_PATH = 100;
const MAX_MESSAGE = 300;

/** A refusal from the closed list; the one error handler turns it into the envelope. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfterSeconds: number | null;
  /** What the transaction did up to here is committed all the same. */
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
}

const truncated = ({ path, message }: FieldError): FieldError => ({
  path: truncate(path, MAX_PATH),
  message: truncate(message, MAX_MESSAGE),
});

// oxlint-disable-next-line no-control-regex -- each would take six bytes of the answer
const CONTROLS = /[\0-\x1F\x7F]/g;

/** The beginning of a text that a caller may have written, fit to be shown. */
export function truncate(text: string, most: number): string {
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return shown.toWellFormed().replaceAll(CONTROLS, '\uFFFD');
}

/** Stops the use case with a refusal; whatever its transaction did is undone. */
export function refuse(code: RefusalCode, ...fieldErrors: FieldError[]): never {
  throw new Refusal(code, fieldErrors);
}

/** Goes on where a rule of the contract has nothing against it, and refuses with its code where it has. */
export function refuseIf(code: RefusalCode | null): void {
  if (code !== null) refuse(code);
}

/** What a rule of the contract allows; refuses with its reason where it has one. */
export function allowed<T>(allows: T | null, why: RefusalCode | null): T {
  refuseIf(why);
  return allows ?? refuse('invalid_transition');
}

/** Stops the use case, but commits what its transaction did up to here: a try that counts, a notice to somebody. */
export function refuseAndKeep(code: RefusalCode): never {
  const refusal = new Refusal(code);
  refusal.keepsWork = true;
  throw refusal;
}

/** Refuses one field of the input in words. */
export function refuseField(path: string, message: string): never {
  throw new Refusal('invalid_input', [{ path, message }]);
}

/** The row, or `not_found` where there is none: what is not yours is not found either. */
export function found<T>(row: T | null | undefined): T {
  return row ?? refuse('not_found');
}

/** Runs a statement and turns the breaking of a named constraint into its refusal. */
export async function refusing<T>(refusals: Record<string, RefusalCode>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code =
      error instanceof pg.DatabaseError && error.constraint ? refusals[error.constraint] : undefined;
    throw code ? new Refusal(code) : error;
  }
}
