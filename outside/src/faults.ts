import type { Answer } from './idempotency.ts';

/** How the processor misbehaves, `times` times, on every address that starts with `path`. */
export interface Fault {
  path: string;
  times: number;
  /** Answered instead of doing anything. */
  status?: number | undefined;
  /** The state changes, the answer never comes. */
  timeoutAfterCommit?: boolean | undefined;
  /** The state changes, the answer breaks off in its middle. */
  cutAfterCommit?: boolean | undefined;
  /** The connection is closed before anything is done. */
  reset?: boolean | undefined;
  /** The request is done that much later; its key is in use meanwhile. */
  delayMs?: number | undefined;
}

export type Faults = ReturnType<typeof openFaults>;

export function openFaults() {
  let planned: Fault[] = [];
  return {
    plan(fault: Fault): void {
      if (fault.times === 0) planned = planned.filter((one) => one.path !== fault.path);
      else planned.push({ ...fault });
    },
    take(path: string): Fault | undefined {
      const fault = planned.find((one) => path.startsWith(one.path));
      if (!fault) return undefined;
      fault.times -= 1;
      planned = planned.filter((one) => one.times > 0);
      return fault;
    },
  };
}

export function faultAnswer(status: number): Answer {
  const error =
    status === 429
      ? {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Too many requests hit the API too quickly.',
        }
      : {
          type: status < 500 ? 'invalid_request_error' : 'api_error',
          message: `The processor answers ${status}.`,
        };
  return { status, body: JSON.stringify({ error }) };
}
