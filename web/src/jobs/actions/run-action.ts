import type { Job } from '@parley/contract/jobs/schemas.ts';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import type { JobPageAction } from './actions.ts';

type ActionCall = (id: string, message: string) => Promise<Result<Job>>;

const ACTION_CALLS: Record<JobPageAction, ActionCall> = {
  end: (id, message) => call('POST /api/job/:id/end', { params: { id }, body: messageBody(message) }),
  extend_hire_by: (id) => call('POST /api/job/:id/hire-by', { params: { id }, body: {} }),
  deliver: (id, message) => call('POST /api/job/:id/deliver', { params: { id }, body: messageBody(message) }),
  request_changes: (id, message) =>
    call('POST /api/job/:id/request-changes', { params: { id }, body: { message } }),
  extend: (id, message) => call('POST /api/job/:id/extend', { params: { id }, body: messageBody(message) }),
  complete: (id) => call('POST /api/job/completed/:id', { params: { id }, body: {} }),
  cancel: (id, message) => call('POST /api/job/:id/cancel', { params: { id }, body: messageBody(message) }),
  take_refund: (id, message) =>
    call('POST /api/job/:id/take-refund', { params: { id }, body: messageBody(message) }),
  withdraw_refund: (id, message) =>
    call('POST /api/job/:id/withdraw-refund', { params: { id }, body: messageBody(message) }),
  dispute: (id, message) => call('POST /api/job/:id/dispute', { params: { id }, body: { message } }),
  withdraw_dispute: (id, message) =>
    call('POST /api/job/:id/withdraw-dispute', { params: { id }, body: messageBody(message) }),
};

/** Calls the endpoint of an action on a job. */
export function runAction(action: JobPageAction, jobId: string, message: string): Promise<Result<Job>> {
  return ACTION_CALLS[action](jobId, message.trim());
}

function messageBody(message: string) {
  return message === '' ? {} : { message };
}
