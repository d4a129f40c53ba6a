import { expect, test } from 'vitest';
import { readRows, searchIn } from './where.ts';

const search = searchIn(readRows());

/** Asked by people who had not seen the code, in their words; the files were found by reading it. */
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
