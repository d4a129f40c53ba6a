interface RefusalInput {
  message: string;
  type?: string;
  code?: string;
  param?: string;
}

/** An error answer in Stripe's words. `kept` tells whether the idempotency layer answers it again for the same key. */
export class Refusal extends Error {
  readonly status: number;
  readonly kept: boolean;
  readonly told: RefusalInput;
  constructor(status: number, kept: boolean, told: RefusalInput) {
    super(told.message);
    this.status = status;
    this.kept = kept;
    this.told = told;
  }
  get body() {
    return { error: { type: 'invalid_request_error', ...this.told } };
  }
}

/** What Stripe finds wrong with the parameters before it does anything: never kept for the key. */
export function invalid(message: string, code?: string, param?: string): Refusal {
  return new Refusal(400, false, { message, ...(code && { code }), ...(param && { param }) });
}

/** A rule broken while the request was already running: kept, so that the same key gets the same refusal. */
export function broken(message: string, code?: string, param?: string): Refusal {
  return new Refusal(400, true, { message, ...(code && { code }), ...(param && { param }) });
}

export function missing(what: string, id: string, param = 'id', status = 404): Refusal {
  return new Refusal(status, false, { message: `No such ${what}: '${id}'`, code: 'resource_missing', param });
}
