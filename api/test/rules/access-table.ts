/** What a person meets at the door of a call: `in` is the reading of what they sent. */
type Outcome = 'in' | '401' | '403';
interface AccessRow {
  anonymous: Outcome;
  CLIENT: Outcome;
  PROFESSIONAL: Outcome;
  ADMIN: Outcome;
  /** Somebody whose account an admin has disabled, with a token from before. */
  disabled: Outcome;
}

/** A token that is no longer good is refused even where nobody has to sign in. */
const anybody: AccessRow = {
  anonymous: 'in',
  CLIENT: 'in',
  PROFESSIONAL: 'in',
  ADMIN: 'in',
  disabled: '401',
};
/** Ways out, and calls that live by the refresh cookie, do not look at the access token at all. */
const whateverToken: AccessRow = { ...anybody, disabled: 'in' };
const signedIn: AccessRow = { ...anybody, anonymous: '401' };
const nobodyYet: AccessRow = {
  anonymous: '401',
  CLIENT: '403',
  PROFESSIONAL: '403',
  ADMIN: '403',
  disabled: '401',
};
const client: AccessRow = { ...nobodyYet, CLIENT: 'in' };
const professional: AccessRow = { ...nobodyYet, PROFESSIONAL: 'in' };
const admin: AccessRow = { ...nobodyYet, ADMIN: 'in' };
/** The two sides of a job, a negotiation or a consultation. */
const sides: AccessRow = { ...nobodyYet, CLIENT: 'in', PROFESSIONAL: 'in' };

/**
 * Who may make which call, written by hand from the specification and never from the contract's `access`, which
 * access.test.ts holds to it. A new call gets one line here, in the order of its path.
 */
export const ACCESS: Record<string, AccessRow> = {
  'GET /api/admin/audit': admin,
  'GET /api/admin/mails': admin,
  'POST /api/admin/mails/retry': admin,
  'GET /api/admin/overview': admin,

  'POST /api/auth/changePassword': anybody,
  'POST /api/auth/confirm': anybody,
  'POST /api/auth/confirm/resend': anybody,
  'POST /api/auth/forgotPassword': anybody,
  'POST /api/auth/login': anybody,
  'POST /api/auth/logout': whateverToken,
  'POST /api/auth/refresh': whateverToken,
  'POST /api/auth/refresh/reauth': whateverToken,
  'GET /api/auth/sessions': signedIn,
  'DELETE /api/auth/sessions/:id': signedIn,
  'DELETE /api/auth/sessions': signedIn,
  'GET /api/auth/activity': signedIn,
  'POST /api/auth/signup': anybody,

  'POST /api/availability/add': professional,
  'GET /api/availability/available': anybody,
  'GET /api/availability/date': professional,
  'POST /api/availability/date': professional,
  'DELETE /api/availability/date': professional,
  'GET /api/availability/professional': anybody,
  'POST /api/availability/professional': professional,
  'GET /api/availability/slots': anybody,

  'GET /api/calendar': signedIn,
  'POST /api/calendar': signedIn,
  'GET /api/calendar/:secret.ics': anybody,

  'GET /api/certification': anybody,
  'POST /api/certification': professional,
  'PUT /api/certification/:id': professional,
  'DELETE /api/certification/:id': professional,
  'GET /api/certification/admin': admin,
  'PUT /api/certification/admin': admin,

  'GET /api/chat/job/:jobId': sides,
  'GET /api/chat/job/admin/:jobId': admin,
  'POST /api/chat/job/admin/:jobId': admin,
  'POST /api/chat/message': sides,
  'POST /api/chat/read/:jobId': sides,
  'GET /api/chat/unread/:jobId': sides,
  'GET /api/chat/unreadCount': signedIn,
  'GET /api/chat/unreadCount/:jobId': sides,

  'GET /api/dashboard': signedIn,

  'GET /api/demo/clock': anybody,
  'POST /api/demo/clock': anybody,

  'GET /api/discipline': anybody,
  'GET /api/discipline/admin': admin,
  'POST /api/discipline/admin': admin,
  'PUT /api/discipline/admin': admin,
  'DELETE /api/discipline/admin/:id': admin,
  'POST /api/discipline/admin/category': admin,
  'PUT /api/discipline/admin/category': admin,
  'DELETE /api/discipline/admin/category/:id': admin,

  'GET /api/favorite': signedIn,
  'GET /api/favorite/data': signedIn,
  'POST /api/favorite/jobPosting/:id': signedIn,
  'POST /api/favorite/service/:id': signedIn,

  'GET /api/job/:id': sides,
  'POST /api/job/:id/cancel': sides,
  'POST /api/job/:id/deliver': professional,
  'POST /api/job/:id/dispute': sides,
  'POST /api/job/:id/extend': client,
  'POST /api/job/:id/request-changes': client,
  'POST /api/job/:id/take-refund': client,
  'POST /api/job/:id/withdraw-dispute': sides,
  'GET /api/job/admin': admin,
  'GET /api/job/admin/:id': admin,
  'POST /api/job/admin/:id/act': admin,
  'POST /api/job/admin/:id/resolve': admin,
  'POST /api/job/admin/:id/resume': admin,
  'POST /api/job/appointment/absent/:id': sides,
  'POST /api/job/appointment/checkin/:id': sides,
  'POST /api/job/appointment/object/:id': sides,
  'GET /api/job/appointments': signedIn,
  'POST /api/job/appointments': sides,
  'GET /api/job/appointments/:id/calendar.ics': signedIn,
  'POST /api/job/appointments/admin/:id': admin,
  'POST /api/job/appointments/reschedule': sides,
  'POST /api/job/completed/:id': client,
  'GET /api/job/history': signedIn,
  'GET /api/job/inProgress': signedIn,
  'POST /api/job/invite': client,
  'GET /api/job/invite/:id': sides,
  'GET /api/job/invite/admin/:id': admin,
  'POST /api/job/invite/admin/:id': admin,
  'GET /api/job/invite/all': sides,
  'POST /api/job/invite/response': sides,
  'GET /api/job/invites/client/:id': client,
  'POST /api/job/jobPosting': client,
  'PUT /api/job/jobPosting': client,
  'GET /api/job/jobPosting/:id': anybody,
  'DELETE /api/job/jobPosting/:id': client,
  'POST /api/job/jobPosting/:id/close': client,
  'POST /api/job/jobPosting/:id/reopen': client,
  'GET /api/job/jobPosting/all': anybody,
  'GET /api/job/jobPosting/client/all': client,
  'POST /api/job/jobPosting/invite': client,
  'GET /api/job/jobPosting/invite/all': sides,
  'POST /api/job/jobPosting/invite/response': sides,
  'GET /api/job/jobPosting/invites/client/:id': client,
  'GET /api/job/jobPosting/proposals/:id': client,
  'GET /api/job/jobPosting/services/:id': client,
  'POST /api/job/jobProposal': professional,
  'GET /api/job/jobProposal/:id': sides,
  'GET /api/job/jobProposal/admin/:id': admin,
  'POST /api/job/jobProposal/admin/:id': admin,
  'POST /api/job/jobProposal/response': sides,
  'GET /api/job/meeting/:id': sides,
  'POST /api/job/meeting/auth/:id': sides,
  'POST /api/job/meeting/end/:id': sides,
  'POST /api/job/meeting/start/:id': sides,
  'GET /api/job/proposals/professional': professional,

  'POST /api/notification/clear-all': signedIn,
  'POST /api/notification/mark-read/:id': signedIn,
  'GET /api/notification/settings': signedIn,
  'PUT /api/notification/settings': signedIn,
  'GET /api/notification/unread': signedIn,
  'GET /api/notification/unread/new': signedIn,
  'GET /api/notification/unsubscribe/:token': whateverToken,
  'POST /api/notification/unsubscribe/:token': whateverToken,
  'POST /api/notification/unsubscribe/:token/undo': whateverToken,
  'POST /unsubscribe/:token': whateverToken,

  'GET /api/payment/admin': admin,
  'POST /api/payment/admin/check': admin,
  'GET /api/payment/admin/export.csv': admin,
  'POST /api/payment/admin/paid-otherwise': admin,
  'POST /api/payment/admin/refund': admin,
  'POST /api/payment/admin/retry': admin,
  'GET /api/payment/admin/slow': admin,
  'GET /api/payment/admin/stuck': admin,
  'GET /api/payment/admin/unmatched': admin,
  'POST /api/payment/checkout/:jobId': client,
  'GET /api/payment/client': client,
  'POST /api/payment/onboard': professional,
  'POST /api/payment/onboard/confirm': professional,
  'POST /api/payment/paid': client,
  'GET /api/payment/professional': professional,
  'GET /api/payment/professional/externalAccount': professional,
  'POST /api/payment/professional/externalAccount': professional,
  'POST /api/payment/webhook': anybody,

  'POST /api/report': signedIn,
  'GET /api/report/admin': admin,
  'PUT /api/report/admin': admin,

  'GET /api/review/admin': admin,
  'PUT /api/review/admin': admin,
  'GET /api/review/job/:jobId': sides,
  'POST /api/review/job/:jobId': sides,
  'GET /api/review/professional/:id': anybody,

  'GET /api/service/:id': anybody,
  'PUT /api/service/:id': professional,
  'DELETE /api/service/:id': professional,
  'POST /api/service/add': professional,
  'GET /api/service/all': anybody,
  'GET /api/service/professional/all': anybody,
  'GET /api/service/professional/canAdd': professional,

  'GET /api/sharing/card': anybody,
  'GET /api/sharing/card/job-posting/:id': anybody,
  'GET /api/sharing/card/professional/:id': anybody,
  'GET /api/sharing/card/service/:id': anybody,
  'GET /robots.txt': anybody,
  'GET /.well-known/security.txt': anybody,
  'GET /sitemap-job-postings.xml': anybody,
  'GET /sitemap-pages.xml': anybody,
  'GET /sitemap-professionals.xml': anybody,
  'GET /sitemap-services.xml': anybody,
  'GET /sitemap.xml': anybody,

  'GET /api/support': signedIn,
  'POST /api/support': signedIn,
  'POST /api/support/:id/reply': signedIn,
  'POST /api/support/admin': admin,
  'PUT /api/support/admin': admin,
  'GET /api/support/admin/all': admin,

  // A file for all to see is for all; any other is not found by those whom it is not for.
  'GET /api/upload/file/:id': anybody,
  'POST /api/upload/file': signedIn,
  'POST /api/upload/image': signedIn,
  'GET /api/upload/job/:jobId': signedIn,
  'GET /api/upload/storage': signedIn,
  'POST /api/upload/job/:jobId': sides,

  'GET /api/users': signedIn,
  'PUT /api/users': signedIn,
  'DELETE /api/users': signedIn,
  'GET /api/users/admin': admin,
  'GET /api/users/admin/:id/activity': admin,
  'POST /api/users/admin/:id/sessions/end': admin,
  'GET /api/users/block': signedIn,
  'GET /api/users/block/:id': signedIn,
  'POST /api/users/block/:id': signedIn,
  'DELETE /api/users/block/:id': signedIn,
  'POST /api/users/disable/:id': signedIn,
  'POST /api/users/email': signedIn,
  'POST /api/users/email/confirm': signedIn,
  'POST /api/users/enable/:id': admin,
  'POST /api/users/export': signedIn,
  'GET /api/users/professional': professional,
  'PUT /api/users/professional': professional,
  'GET /api/users/professional/:id': anybody,
  'GET /api/users/professional/all': anybody,
  'GET /api/users/professional/discipline': professional,
  'GET /api/users/professional/skills': professional,
  'PUT /api/users/professional/skills': professional,
};
export type Person = keyof AccessRow;
