interface RefusalInput {
  message: string;
  type?: string;
  code?: string;
  param?: string;
}

/** An error in Stripe's words. `kept`: whether the idempotency layer stores it. */
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

/** Invalid parameters, checked before the request runs: not stored for the key. */
export function invalid(message: string, code?: string, param?: string): Refusal {
  return new Refusal(400, false, { message, ...(code && { code }), ...(param && { param }) });
}

/** A failure while the request ran: stored, so that the same key gets it again. */
export function broken(message: string, code?: string, param?: string): Refusal {
  return new Refusal(400, true, { message, ...(code && { code }), ...(param && { param }) });
}

export function missing(what: string, id: string, param = 'id', status = 404): Refusal {
  return new Refusal(status, false, { message: `No such ${what}: '${id}'`, code: 'resource_missing', param });
}
