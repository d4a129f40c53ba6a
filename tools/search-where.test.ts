import { expect, test } from 'vitest';
import { readRows, searchIn } from './where.ts';

const search = searchIn(readRows());

/** Asked by people who had not seen the code, in their words; the files, or what decides in them, were found by reading it. */
const ASKED = [
  ['which move is allowed from which status of a proposal', 'contract/src/negotiations/states.ts'],
  ['where is the limit on free consultations checked', 'api/src/negotiations/check-consultation.ts'],
  ['automatic completion of a job 14 days after delivery', 'api/src/jobs/deadlines/keep-deadlines.ts'],
  ['where is the platform fee computed', 'contract/src/payments/platform-fee.ts'],
  ['where does the processor’s webhook arrive', 'api/src/payments/processor/receive-webhook.ts'],
  ['what a professional owes is taken off the next transfer', 'api/src/payments/debts/take-off-debts.ts'],
  ['the trigger that keeps the ledger in balance', 'api/migrations/0005-money.sql'],
  ['weekly hours turned into bookable slots', 'contract/src/availability/free-slots.ts'],
  ['slot code converted to minutes', 'contract/src/availability/slot-codes.ts'],
  ['who was absent from a consultation', 'contract/src/appointments/attendance.ts'],
  ['message sent again with the same clientMessageId', 'api/src/chat/send-message.ts'],
  ['screen with certificates waiting to be verified', 'web/src/admin/certificates/Certificates.tsx'],
  ['notification is mailed after 2 minutes', 'api/src/notifications/news/notify.ts'],
  ['text of the mail with the sign-up code', 'api/src/auth/mails.ts'],
  ['query that searches and filters services', 'api/src/services/lists/queries-list.ts'],
  ['allowed file types of an upload', 'api/src/files/uploads/content-types.ts'],
  ['add an environment variable', 'api/src/env.ts'],
  ['an admin made from the command line', 'api/src/platform/commands/admin.ts'],
  ['where does the bell poll every 60 seconds', 'web/src/notifications/watch-notifications.ts'],
  ['how do I move the clock in a test', 'api/test/world.ts'],
  ['what calling off a priced consultation costs', 'contract/src/appointments/cancel.ts'],
  ['the checkout page for hiring is opened', 'api/src/payments/checkout/open-checkout.ts'],
  ['consultation price credited on the work', 'api/src/payments/checkout/set-offer.ts'],
  ['busy times of outside calendars are fetched', 'api/src/availability/calendars/fetch-calendar.ts'],
  ['helper that formats a time in the viewer’s time zone', 'web/src/time/format.ts'],
  ['matrix of notification types and channels', 'api/src/notifications/preferences.ts'],
  ['logins slowed down per account', 'api/src/auth/throttle/limits.ts'],
  ['status wordings of an invite for both sides', 'web/src/negotiations/status.ts'],
  ['fake of the payment processor', 'outside/src/api.ts'],
  ['after how many days am I logged out', 'api/src/auth/sessions/session-length.ts'],
  [
    'are locations and camera data removed from uploaded photos',
    'api/src/files/pictures/strip-image-metadata.ts',
  ],
  ['can an admin log in as somebody else to see what they see', 'api/src/jobs/admin/act-on-behalf.ts'],
  [
    'what happens if my internet drops in the middle of a call',
    'web/src/appointments/room/media/peer-media.ts',
  ],
  [
    'keep my google calendar busy hours out of what clients can book',
    'api/src/availability/queries-openings.ts',
  ],
  ['how do I get yesterday’s data back after the database was lost', 'docs/operate/backup.md'],
  ['somebody renamed a program to .jpg, do we notice', 'api/src/files/uploads/content-types.ts'],
  ['I typed a long proposal and reloaded, is my text gone', 'web/src/platform/form/draft.ts'],
  ['the page flashes white before it turns dark', 'web/src/platform/theme.ts'],
  ['what does an uploaded avatar get resized to', 'web/src/files/portrait/CropFrame.tsx'],
  ['fee percentage the platform takes from a payment', 'contract/src/payments/fee-terms.ts'],
  [
    'how many times does a failed email get resent and what about bounces',
    'api/src/platform/mail/queries-mails.ts',
  ],
  ['where do we decide a password is too weak', 'api/src/auth/passwords/check-password.ts'],
  ['how long until the emailed sign-up code stops working', 'CODE_MINUTES'],
  ['where are people thrown out after too many wrong passwords', 'api/src/auth/throttle/limits.ts'],
  ['what happens to somebody’s data when they delete their profile for good', 'anonymizeUser'],
  ['which professionals come first in the results, and why', 'api/src/users/profiles/queries-list.ts'],
  ['how does search cope with typos', 'api/src/platform/search/meant.ts'],
  ['what is the smallest price someone can ask for a service', 'minCents'],
  ['how many services can one person list', 'MAX_ACTIVE_SERVICES'],
  ['where is a draft job saved before it is published', 'web/src/platform/form/draft.ts'],
  ['when does an ad nobody answers close by itself', 'api/src/job-postings/deadlines.ts'],
  ['how many bids can a freelancer send in a month', 'contract/src/proposals/rules.ts'],
  ['where is a counteroffer made and who moves next', 'api/src/offers/make-offer.ts'],
  [
    'where is the text of the mail for a new proposal',
    'api/src/notifications/news/proposal-and-invite-news.ts',
  ],
  ['how late can you call off a booked talk without losing money', 'contract/src/appointments/cancel.ts'],
  ['what if one of the two never shows up for the call', 'api/src/appointments/attendance/absence.ts'],
  [
    'where does it work out two people’s overlapping free hours',
    'contract/src/availability/week-in-common.ts',
  ],
  [
    'what happens to working hours when the clocks change in spring',
    'contract/src/availability/instants-of.ts',
  ],
  [
    'how are busy times from someone’s Google calendar read',
    'api/src/availability/calendars/reading/read-busy-times.ts',
  ],
  ['the ics file you can subscribe to', 'api/src/appointments/calendar/feed.ts'],
  ['what cut does the platform take', 'contract/src/payments/platform-fee.ts'],
  ['when does the money reach the freelancer’s bank account', 'sendShares'],
  ['where is VAT added to the bill', 'vatIn'],
  ['the customer’s bank reversed the charge, what now', 'api/src/payments/chargebacks/apply-chargeback.ts'],
  ['where are the debits and credits checked to balance', 'ledger_must_balance'],
  ['the client says nothing after delivery: when is the work accepted automatically', 'acceptUnanswered'],
  ['who decides when the two sides quarrel about money and how is it split', 'api/src/jobs/admin/resolve.ts'],
  ['warning when someone shares a phone number in a message', 'api/src/chat/send-message.ts'],
  ['why does the unread number on the messages icon change', 'api/src/chat/count-unread.ts'],
  ['how do two browsers connect for video behind a firewall', 'api/src/appointments/meeting/ice-servers.ts'],
  ['biggest file one can attach and which types are allowed', 'api/src/files/uploads/content-types.ts'],
  ['can I change a star rating after writing it', 'contract/src/reviews/rules.ts'],
  ['which emails can people switch off', 'api/src/notifications/preferences.ts'],
  ['how does the phone get a push when the tab is closed', 'api/src/notifications/push/send-pushes.ts'],
  ['how does an admin ban somebody', 'api/src/users/disable.ts'],
  [
    'how does a partner program authenticate and how is its token stored',
    'api/src/platform/security/api-key.ts',
  ],
  ['how often do we try again to deliver a webhook that failed', 'api/src/webhooks/deliver.ts'],
  ['how do we restore the database after losing the server', 'docs/operate/backup.md'],
  ['where is it decided that visitors get a stored copy of a page', 'api/src/platform/http/page-cache.ts'],
  ['how do I add French', 'locales/README.md'],
  ['where are the colors for dark mode defined', 'web/src/ui/tokens.css'],
  ['how can someone switch from being a customer to selling their work', 'contract/src/auth/schemas.ts'],
  [
    'where do we notice a login from a new computer and warn the owner',
    'api/src/auth/security-log/record-sign-in.ts',
  ],
  ['which country list is offered in the profile', 'contract/src/users/countries.ts'],
  ['how do two prices get compared side by side', 'web/src/services/compare/ComparePage.tsx'],
  ['where is the shortlist of people I liked kept', 'api/src/favorites/toggle.ts'],
  ['what can a customer do when only part of the work was good', 'contract/src/resolutions/rules.ts'],
  ['how is the money split into stages and each paid alone', 'contract/src/offers/milestones.ts'],
  ['where do we stop someone from reserving the same hour twice', 'bookings_no_overlap'],
  [
    'what is done if the phone of the caller loses the network',
    'web/src/appointments/room/media/peer-media.ts',
  ],
  ['where do both write down what was agreed during the talk', 'web/src/appointments/notes/NotesEditor.tsx'],
  ['why was my photo turned or shrunk after uploading', 'api/src/files/pictures/resize-picture-worker.ts'],
  ['how do we stop a stranger opening somebody’s private attachment', 'findVisibleFile'],
  ['which rule hides a nasty review', 'api/src/reviews/hide-review.ts'],
  ['how do we find out that an email address does not exist any more', 'api/src/users/bounces/bounce.ts'],
  ['where are money sums written with the right currency sign', 'contract/src/money.ts'],
  ['how are old logs and notifications thrown away', 'contract/src/admin/settings/retention.ts'],
  ['where does the server tell the monitoring how busy it is', 'api/src/platform/observe/metrics.ts'],
  ['how would I put a second web server next to the first', 'docs/operate/scale.md'],
  ['which checks run before a change is merged', 'tools/check.ts'],
  ['where is the spacing and font size of a heading decided', 'web/src/ui/tokens.css'],
  [
    'how much notice does a freelancer need before the first bookable time',
    'contract/src/availability/free-slots.ts',
  ],
  ['who may see a service that is paused', 'api/src/services/queries.ts'],
  ['who is allowed to read the list of applicants of a posting', 'api/src/proposals/list-proposals.ts'],
  [
    'where is the text of the email somebody gets when invited',
    'api/src/notifications/news/proposal-and-invite-news.ts',
  ],
  ['when does an unanswered proposal lapse', 'api/src/negotiations/move-negotiation.ts'],
  ['who can cancel a job that is already running', 'contract/src/jobs/states.ts'],
  ['what if I close the browser tab in the middle of a call', 'web/src/appointments/room/call/use-call.ts'],
  ['can the price of an offer be changed after it was accepted', 'whyNotOffer'],
  ['in which order do milestones get paid', 'api/src/jobs/milestones/follow-plan.ts'],
  ['how do I give a client their money back as an admin', 'api/src/payments/admin/admin-refund.ts'],
  ['how long do we hold the money while a chargeback is open', 'api/src/payments/holding/end-holds.ts'],
  ['why did I get no email for a new message', 'api/src/notifications/news/trust-news.ts'],
  ['how do I run only one migration back', 'docs/operate/upgrade.md'],
  ['why do I get 429 when I call the api a lot', 'api/src/platform/limits/limit-requests.ts'],
  ['how many milestones can one job have', 'MAX_MILESTONES'],
  ['where is the page an admin uses to look at a user', 'web/src/admin/users/Users.tsx'],
] as const;

test.each(ASKED)('“%s” finds its file among the first five', (question, file) => {
  const found = search(question).slice(0, 5);
  expect(found.map((row) => row.file).join('\n')).toContain(file);
});

test('what nothing is about finds nothing', () => {
  expect(search('zebra xylophone')).toEqual([]);
});

test('a word with a hyphen is found without it', () => {
  const found = search('noshow').map((row) => row.question);
  expect(found.join('\n')).toContain('no-show');
});
