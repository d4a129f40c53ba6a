import { t } from '@lingui/core/macro';
import type { FieldError, RefusalCode } from '@parley/contract/refusals.ts';

export interface Success<T> {
  ok: true;
  status: number;
  message: string;
  data: T;
}
export interface Refused {
  ok: false;
  status: number;
  /** To show to the user. */
  message: string;
  data: null;
  code: RefusalCode | 'network';
  errors: FieldError[];
  /** How long to wait, where the server says so. */
  retryAfterSeconds?: number;
}
/** The outcome of a call, which never throws. */
export type Result<T> = Success<T> | Refused;

/** The network failed, or the response was not ours. */
export const NETWORK_ERROR: Refused = {
  ok: false,
  status: 500,
  get message() {
    return t`Something went wrong`;
  },
  data: null,
  code: 'network',
  errors: [],
};

interface Envelope<T> {
  status: number;
  message: string;
  /** Null for a refusal, and for some successes: only the status tells. */
  data: T;
  code?: RefusalCode;
  errors?: FieldError[];
}

/** `retryAfter`: the header of that name. */
export function resultOf<T>(envelope: Envelope<T>, retryAfter: string | null = null): Result<T> {
  const { status, message, data, code = 'internal', errors = [] } = envelope;
  if (status < 400) return { ok: true, status, message, data };
  const wait = retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) };
  return { ok: false, status, message, data: null, code, errors, ...wait };
}
