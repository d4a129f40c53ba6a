import type { Job } from '@parley/contract/jobs/schemas.ts';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import type { Act } from './actions.ts';

type Doing = (id: string, message: string) => Promise<Result<Job>>;

const cancel: Doing = (id, message) =>
  call('POST /api/job/:id/cancel', { params: { id }, body: said(message) });

const DOINGS: Record<Act, Doing> = {
  deliver: (id, message) => call('POST /api/job/:id/deliver', { params: { id }, body: said(message) }),
  request_changes: (id, message) =>
    call('POST /api/job/:id/request-changes', { params: { id }, body: { message } }),
  extend: (id, message) => call('POST /api/job/:id/extend', { params: { id }, body: said(message) }),
  complete: (id) => call('POST /api/job/completed/:id', { params: { id }, body: {} }),
  cancel,
  cancel_paid: cancel,
  take_refund: (id, message) =>
    call('POST /api/job/:id/take-refund', { params: { id }, body: said(message) }),
  dispute: (id, message) => call('POST /api/job/:id/dispute', { params: { id }, body: { message } }),
  withdraw_dispute: (id, message) =>
    call('POST /api/job/:id/withdraw-dispute', { params: { id }, body: said(message) }),
};

/** Does one of the moves of a job. */
export function act(action: Act, jobId: string, message: string): Promise<Result<Job>> {
  return DOINGS[action](jobId, message.trim());
}

function said(message: string) {
  return message === '' ? {} : { message };
}
