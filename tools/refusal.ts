/** A start that cannot go on for a reason the person can mend: one sentence that says what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The sentence for any thrown value, without a stack. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The system's code of an error (`EACCES`, `EADDRINUSE`, `57P03`), or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
