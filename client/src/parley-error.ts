import type { components } from './api.gen.ts';

type Refusal = components['schemas']['Refusal'];
/** Why a call is refused; stable, unlike the message. */
export type RefusalCode = Refusal['code'];
/** What is wrong with one field of the input. */
export type FieldError = NonNullable<Refusal['errors']>[number];

/** A call that was refused. Decide by `code`, show `message`. */
export class ParleyError extends Error {
  override readonly name = 'ParleyError';
  /** The HTTP status. */
  readonly status: number;
  /** Null if the answer isn’t Parley’s own, but that of a proxy in front of it. */
  readonly code: RefusalCode | null;
  readonly errors: readonly FieldError[];
  /** By which the operator finds the request. */
  readonly requestId: string | null;

  constructor(response: Response, refusal: Partial<Refusal> | null) {
    super(refusal?.message ?? `The server answered ${response.status}.`);
    this.status = response.status;
    this.code = refusal?.code ?? null;
    this.errors = refusal?.errors ?? [];
    this.requestId = refusal?.requestId ?? response.headers.get('x-request-id');
  }
}
