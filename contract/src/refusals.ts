/** The closed list of refusals, the API’s error codes: code → HTTP status and the sentence a person reads. */
export const REFUSALS = {
  invalid_input: [400, /*i18n*/ 'Some fields aren’t valid. Check them and try again.'],
  invalid_code: [400, /*i18n*/ 'This code is incorrect or has expired. Request a new one.'],
  password_required: [400, /*i18n*/ 'Enter your password to confirm it’s you.'],
  wrong_password: [400, /*i18n*/ 'That password is incorrect.'],
  time_in_past: [400, /*i18n*/ 'This time has passed. Pick a later one.'],
  time_off_grid: [400, /*i18n*/ 'Pick a time on the quarter hour.'],
  unauthenticated: [401, /*i18n*/ 'Log in to continue.'],
  invalid_credentials: [401, /*i18n*/ 'That email or password is incorrect.'],
  forbidden: [403, /*i18n*/ 'You don’t have access to this.'],
  scope_missing: [403, /*i18n*/ 'This API key doesn’t have the permission this needs.'],
  key_not_accepted: [403, /*i18n*/ 'API keys can’t do this. Log in to Parley instead.'],
  cross_site: [403, /*i18n*/ 'This request must come from Parley itself.'],
  email_not_verified: [403, /*i18n*/ 'Confirm your email first. We’ve sent you a code.'],
  account_disabled: [403, /*i18n*/ 'This account has been disabled. Contact support to find out more.'],
  cannot_add: [403, /*i18n*/ 'You can’t add a service yet.'],
  not_found: [404, /*i18n*/ 'We couldn’t find what you’re looking for.'],
  too_slow: [408, /*i18n*/ 'This took too long to reach us. Check your connection and try again.'],
  invalid_transition: [409, /*i18n*/ 'This is no longer possible. It changed in the meantime.'],
  slot_taken: [409, /*i18n*/ 'This time is no longer available. Pick another one.'],
  slot_outside_hours: [409, /*i18n*/ 'This time is outside the professional’s hours. Pick another one.'],
  slot_too_soon: [409, /*i18n*/ 'This is too short notice. Pick a later time.'],
  slot_too_far: [409, /*i18n*/ 'The professional can’t be booked this far ahead yet. Pick an earlier time.'],
  slot_beyond_hold: [
    409,
    /*i18n*/ 'We can hold the payment for a consultation for 90 days, and this time is later. Pick an earlier one.',
  ],
  slot_off_step: [
    409,
    /*i18n*/ 'The professional’s consultations don’t start at this time. Pick another one.',
  ],
  slot_day_full: [
    409,
    /*i18n*/ 'The professional isn’t taking any more consultations that day. Pick another day.',
  ],
  slot_week_full: [
    409,
    /*i18n*/ 'The professional isn’t taking any more consultations that week. Pick another week.',
  ],
  slot_too_close: [
    409,
    /*i18n*/ 'This is too close to something else the professional has planned. Pick another time.',
  ],
  hours_changed: [
    409,
    /*i18n*/ 'Your hours were changed in another tab or on another device. Save again to replace them with what you see here.',
  ],
  payouts_not_enabled: [409, /*i18n*/ 'Payouts need to be set up first.'],
  profile_not_initialised: [409, /*i18n*/ 'Finish your profile first.'],
  already_proposed: [409, /*i18n*/ 'You already have an open proposal for this posting.'],
  already_invited: [409, /*i18n*/ 'You already have an open invitation to this service.'],
  posting_not_open: [409, /*i18n*/ 'This posting is no longer open.'],
  service_not_active: [409, /*i18n*/ 'This service isn’t available right now.'],
  not_paid: [409, /*i18n*/ 'This hasn’t been paid yet.'],
  already_paid: [409, /*i18n*/ 'This job has already been paid.'],
  no_offer: [409, /*i18n*/ 'There’s no offer to pay yet. Ask for one first.'],
  no_days: [
    409,
    /*i18n*/ 'They named a price but no days of work. Make an offer that says how many days you need.',
  ],
  offer_changed: [409, /*i18n*/ 'The offer has changed. Review the new one before you pay.'],
  payment_processing: [
    409,
    /*i18n*/ 'A payment is still being processed. Wait until it goes through or fails.',
  ],
  payment_disputed: [
    409,
    /*i18n*/ 'This payment is being disputed at the bank. Nothing moves until the bank decides.',
  ],
  evidence_too_late: [409, /*i18n*/ 'The bank’s deadline for evidence has passed.'],
  refund_too_large: [409, /*i18n*/ 'That’s more than what’s left of the payment.'],
  sums_changed: [409, /*i18n*/ 'What each side gets has changed. Check the new sums before you decide.'],
  tip_too_large: [409, /*i18n*/ 'That’s more than the tips for this job can come to.'],
  transfer_pending: [
    409,
    /*i18n*/ 'The transfer to the professional is still on its way. Try again in a moment.',
  ],
  too_many_disputes: [
    409,
    /*i18n*/ 'You’ve already opened two disputes in this job. Suggest how to settle it, or ask support.',
  ],
  too_many_suggestions: [
    409,
    /*i18n*/ 'You’ve already made 20 suggestions in this job. Answer theirs, or ask support.',
  ],
  extension_used: [409, /*i18n*/ 'You’ve already taken more time once.'],
  already_reviewed: [409, /*i18n*/ 'You’ve already reviewed this job.'],
  chat_closed: [409, /*i18n*/ 'This job has ended, so its chat is closed.'],
  notes_closed: [409, /*i18n*/ 'These notes are closed, so they can’t be changed anymore.'],
  review_closed: [409, /*i18n*/ 'Reviews close 14 days after a job is completed.'],
  too_many_calendars: [
    409,
    /*i18n*/ 'You’ve connected five calendars, which is the maximum. Disconnect one first.',
  ],
  too_many_keys: [409, /*i18n*/ 'You have 20 API keys, which is the maximum. Revoke one first.'],
  too_many_webhooks: [409, /*i18n*/ 'You have 10 webhooks, which is the maximum. Remove one first.'],
  too_many_favorites: [
    409,
    /*i18n*/ 'You have 500 of these as favorites, which is the maximum. Remove one first.',
  ],
  already_saved: [409, /*i18n*/ 'You’ve already saved this search.'],
  too_many_searches: [409, /*i18n*/ 'You’ve saved 20 searches, which is the maximum. Delete one first.'],
  too_many_milestones: [409, /*i18n*/ 'This job already has 12 milestones, which is the maximum.'],
  too_many_series: [
    409,
    /*i18n*/ 'This job already has two series of consultations. Wait until one is over, or call off the rest of it.',
  ],
  too_many_moves: [409, /*i18n*/ 'You’ve already asked for another time three times.'],
  too_many_objections: [
    409,
    /*i18n*/ 'You’ve already objected twice in 90 days. If this record is wrong too, tell support.',
  ],
  too_early: [409, /*i18n*/ 'The room isn’t open yet.'],
  already_started: [
    409,
    /*i18n*/ 'This consultation has already started, so it can’t be called off. Send a message in the chat instead.',
  ],
  not_checked_in: [409, /*i18n*/ 'Both of you need to check in first.'],
  ended: [409, /*i18n*/ 'This consultation is over.'],
  idempotency_conflict: [409, /*i18n*/ 'This idempotency key was used for another request.'],
  in_use: [409, /*i18n*/ 'This is in use. Rename it instead.'],
  list_changed: [409, /*i18n*/ 'The list has changed. Reload it and try again.'],
  too_many_certificates: [409, /*i18n*/ 'You can have up to 30 certificates. Remove one first.'],
  blocked: [
    409,
    /*i18n*/ 'You and this person can’t contact each other. If you’ve blocked them, unblock them in your settings first.',
  ],
  too_many_blocks: [
    409,
    /*i18n*/ 'You can block up to 1,000 people. Unblock someone in your settings first.',
  ],
  too_many_postings: [
    409,
    /*i18n*/ 'You’ve reached the limit of open job postings. Close one to make room for another.',
  ],
  too_many_free_consultations: [
    409,
    /*i18n*/ 'You can’t ask for another free consultation right now. The FAQ explains the limits.',
  ],
  not_now: [
    409,
    /*i18n*/ 'This professional has declined twice recently. Wait 30 days, or invite someone else.',
  ],
  ticket_closed: [409, /*i18n*/ 'This ticket is closed. Send a new one.'],
  jobs_running: [
    409,
    /*i18n*/ 'Paid work is in progress, or money is on its way. Try again once that’s over.',
  ],
  money_owed: [
    409,
    /*i18n*/ 'You owe Parley money from a refund. It’s deducted from your next payouts. To pay it back another way, ask support.',
  ],
  storage_full: [
    413,
    /*i18n*/ 'Your storage is full. Remove files you no longer need, or ask support for more.',
  ],
  sign_up_closed: [403, /*i18n*/ 'We’re not taking on new members right now.'],
  invitation_needed: [
    403,
    /*i18n*/ 'You need an invitation to join. Open its link again, or ask for a new one.',
  ],
  domain_not_allowed: [
    403,
    /*i18n*/ 'You can’t join with this email address. Use the one of your organization.',
  ],
  too_large: [413, /*i18n*/ 'This is too large.'],
  unsupported_media_type: [415, /*i18n*/ 'Send JSON, or a single file as multipart/form-data.'],
  unsupported_file: [415, /*i18n*/ 'This file type isn’t supported.'],
  too_many_requests: [429, /*i18n*/ 'Too many attempts. Wait a moment, then try again.'],
  too_many_today: [429, /*i18n*/ 'You’ve done this as often as you can in a day. Try again tomorrow.'],
  internal: [500, /*i18n*/ 'Something went wrong on our side.'],
  unavailable: [503, /*i18n*/ 'We’re too busy right now. Try again in a moment.'],
  processor_unavailable: [503, /*i18n*/ 'Our payment processor isn’t responding. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** A validation error: which field, and what to do about it. */
export interface FieldError {
  path: string;
  message: string;
}
