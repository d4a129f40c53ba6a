/** The closed list of refusals: code → HTTP status and the sentence a person reads. */
export const REFUSALS = {
  invalid_input: [400, 'Some of what was sent is not right.'],
  invalid_code: [400, 'This code is not right or no longer valid. Ask for a new one.'],
  password_required: [400, 'Enter your password to confirm from this browser.'],
  wrong_password: [400, 'The current password is not right.'],
  time_in_past: [400, 'This time has passed. Pick a later one.'],
  time_off_grid: [400, 'Times start on the quarter hour.'],
  unauthenticated: [401, 'Log in to go on.'],
  invalid_credentials: [401, 'Email or password is not right.'],
  forbidden: [403, 'Your account may not do this.'],
  cross_site: [403, 'This call must come from the application itself.'],
  email_not_verified: [403, 'Confirm your email address first; we have sent you a code.'],
  account_disabled: [403, 'This account has been disabled.'],
  cannot_add: [403, 'You cannot add a service yet.'],
  not_found: [404, 'There is nothing here.'],
  invalid_transition: [409, 'This is no longer possible; somebody has moved it on.'],
  slot_taken: [409, 'This time is no longer free. Pick another one.'],
  slot_outside_hours: [409, 'This time is outside the published hours.'],
  slot_too_soon: [409, 'This time is too soon; more notice is needed.'],
  payouts_not_enabled: [409, 'Payouts are not set up yet, so the work cannot be accepted.'],
  profile_not_initialised: [409, 'Finish your profile first.'],
  already_proposed: [409, 'You already have an open proposal here.'],
  already_invited: [409, 'You already have an open invitation to this service.'],
  posting_not_open: [409, 'This posting is no longer open.'],
  service_not_active: [409, 'This service is not offered at the moment.'],
  not_paid: [409, 'This job is not paid yet.'],
  already_paid: [409, 'This job is paid already.'],
  refund_too_large: [409, 'This is more than what is left of the payment.'],
  transfer_pending: [409, 'The transfer to the professional is on its way. Try again in a moment.'],
  extension_used: [409, 'You have already asked for more time once.'],
  already_reviewed: [409, 'You have already reviewed this job.'],
  chat_closed: [409, 'This job has ended, and its chat with it.'],
  review_closed: [409, 'This job can be reviewed for 14 days after its completion only.'],
  too_many_moves: [409, 'You have asked for another time three times already.'],
  too_early: [409, 'The room is not open yet.'],
  not_checked_in: [409, 'Both of you need to check in first.'],
  ended: [409, 'This meeting is over.'],
  idempotency_conflict: [409, 'This key was used for another request.'],
  in_use: [409, 'This is in use. Rename it instead.'],
  too_many_certificates: [409, 'There are 30 certificates already. Remove one first.'],
  ticket_closed: [409, 'This ticket is closed. Send a new one.'],
  jobs_running: [409, 'There is paid work in progress, or money that is still on its way to you.'],
  too_large: [413, 'This is too large.'],
  unsupported_media_type: [415, 'Send JSON, or one file as multipart/form-data where a file is taken.'],
  unsupported_file: [415, 'Files of this kind are not taken.'],
  too_many_requests: [429, 'Too many tries. Wait a moment.'],
  internal: [500, 'Something went wrong on our side.'],
  unavailable: [503, 'We cannot answer right now. Try again in a moment.'],
  processor_unavailable: [503, 'The payment processor does not answer. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** One thing wrong with the input: where, and what to do about it. */
export interface Fault {
  path: string;
  message: string;
}
