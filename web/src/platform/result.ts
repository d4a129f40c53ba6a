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
  /** In seconds, where the server says how long to wait. */
  wait?: string | null | undefined;
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

/** `wait`: its header Retry-After. */
export function resultOf<T>(envelope: Envelope<T>, wait?: string | null): Result<T> {
  return envelope.status < 400
    ? { ok: true, ...envelope }
    : { ok: false, code: 'internal', errors: [], wait, ...envelope, data: null };
}
