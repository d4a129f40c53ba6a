import { OperatorError } from '../api/src/platform/operator-error.ts';

/** A start that fails for a reason the user can fix: one sentence that says how. */
export class Refusal extends OperatorError {
  override name = 'Refusal';
}

/** The sentence for any thrown value, without a stack. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The error's system code (`EACCES`, `EADDRINUSE`, `57P03`), or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
