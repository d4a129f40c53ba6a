import type { Answer } from './idempotency.ts';

/** An injected fault: applies `times` times to every path that starts with `path`. */
export interface Fault {
  path: string;
  times: number;
  /** Answer with this status instead of handling the request. */
  status?: number | undefined;
  /** Commit, but never answer. */
  timeoutAfterCommit?: boolean | undefined;
  /** Commit, but break the answer off in the middle. */
  cutAfterCommit?: boolean | undefined;
  /** Close the connection without handling the request. */
  reset?: boolean | undefined;
  /** Delay the request; its key is in use meanwhile. */
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
