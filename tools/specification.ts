/**
 * The specification as a table of facts, checked by `specification.test.ts` and printed by `npm run coverage`. A path
 * in braces or after a colon takes an id.
 */
export type For = 'everybody' | 'signed in' | 'CLIENT' | 'PROFESSIONAL' | 'ADMIN';

/** Section 2: every screen and its audience. */
export const SCREENS: readonly (readonly [path: string, whom: For])[] = [
  ['/', 'everybody'],
  ['/signup', 'everybody'],
  ['/verify', 'everybody'],
  ['/login', 'everybody'],
  ['/forgotPassword', 'everybody'],
  ['/termsOfService', 'everybody'],
  ['/faq', 'everybody'],
  ['/services', 'everybody'],
  ['/service/:serviceId', 'everybody'],
  ['/job-posting', 'everybody'],
  ['/job-posting/:postingId', 'everybody'],
  ['/professional/profile/:professionalId', 'everybody'],
  ['/*', 'everybody'],
  ['/dashboard', 'signed in'],
  ['/settings', 'signed in'],
  ['/favorites', 'signed in'],
  ['/job/:jobId/consultation/:appointmentId', 'signed in'],
  ['/job/:jobId/chat', 'signed in'],
  ['/job/:jobId', 'signed in'],
  ['/previousJobs', 'signed in'],
  ['/settings/professional/profile/init', 'PROFESSIONAL'],
  ['/settings/professional/payment/onboarding', 'PROFESSIONAL'],
  ['/services/add', 'PROFESSIONAL'],
  ['/service/edit/:serviceId', 'PROFESSIONAL'],
  ['/job-proposal/:proposalId', 'PROFESSIONAL'],
  ['/job-posting/add', 'CLIENT'],
  ['/job-posting/edit/:postingId', 'CLIENT'],
  ['/job-posting/:postingId/invite', 'CLIENT'],
  ['/job-posting/:postingId/invites/manage', 'CLIENT'],
  ['/job-posting/proposals/:postingId', 'CLIENT'],
  ['/job-invite/:serviceId', 'CLIENT'],
  ['/job/admin/:jobId/chat', 'ADMIN'],
  ['/job/admin/:jobId', 'ADMIN'],
];

/**
 * Sections 2, 3, 5, 8 and 9: exact texts by the place where they appear; e2e/screens/specified-words.spec.ts looks
 * for each of them.
 */
export const WORDS = {
  'top bar of a visitor': ['How it works', 'Find a professional', 'Become a pro', 'Log In', 'Join'],
  'top bar of a professional': ['Add Service', 'Settings', 'Favorites'],
  'top bar of a client': ['Find a professional', 'Post Job', 'Settings', 'Favorites'],
  'profile menu': ['My Dashboard', 'Settings', 'Log Out'],
  'mobile menu of a visitor': ['Home', 'Find Professional', 'Find Job', 'Log In'],
  'mobile menu of a professional': ['Home', 'My Dashboard', 'Settings', 'Add Service', 'Find Job', 'Log Out'],
  'mobile menu of a client': ['Home', 'My Dashboard', 'Settings', 'Find Professional', 'Post Job', 'Log Out'],
  footer: ['Terms and privacy', 'FAQ', 'Support'],
  'support dialog of a visitor': ['Log in'],
  'support ticket without a message': ['Message is required'],
  'support ticket that was sent': ['Support Ticket Successfully Sent'],
  'week of hours': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'levels of experience': ['Beginner', 'Intermediate', 'Expert'],
  'page that loads': ['Loading....'],
} as const satisfies Record<string, readonly string[]>;
export type Place = keyof typeof WORDS;

type OnSides = readonly [client: string, other: string];

/** Section 4: the labels of a payment, for its client and in short. */
export const PAYMENT_WORDS: Record<string, OnSides> = {
  UNPAID: ['Make payment to secure', 'Awaiting payment'],
  PENDING: ['Payment pending', 'Payment pending'],
  PAID: ['PAID', 'Paid'],
  FAILED: ['Problem with payment', 'Problem with payment'],
};

/** Section 4: the labels of proposals, invites and consultations, for the client and the professional. */
export const NEGOTIATION_WORDS: Record<string, OnSides> = {
  SENT: ['Sent', 'Sent'],
  READ: ['Requires Approval', 'Read'],
  RESCHEDULE: ['Reschedule Requested', 'Awaiting reschedule response'],
  RESCHEDULE_PRO: ['Awaiting reschedule response', 'Reschedule Requested'],
  RESCHEDULE_REJECTED: ['Awaiting Reschedule', 'Reschedule Rejected'],
  ACCEPTED: ['Accepted', 'Accepted'],
};

/** Section 7: every endpoint by its specified path; `{id}` where it ends in a slash. */
export const CALLS: Record<string, readonly string[]> = {
  Auth: [
    'POST /api/auth/login',
    'POST /api/auth/signup',
    'POST /api/auth/confirm',
    'POST /api/auth/refresh',
    'POST /api/auth/refresh/reauth',
    'POST /api/auth/forgotPassword',
    'POST /api/auth/changePassword',
    'POST /api/auth/logout',
  ],
  Disciplines: [
    'GET /api/discipline',
    'GET /api/discipline/admin',
    'POST /api/discipline/admin',
    'PUT /api/discipline/admin',
    'POST /api/discipline/admin/category',
    'PUT /api/discipline/admin/category',
  ],
  Users: [
    'GET /api/users/professional/discipline',
    'GET /api/users/admin',
    'GET /api/users/professional',
    'PUT /api/users/professional',
    'GET /api/users',
    'PUT /api/users',
    'DELETE /api/users',
    'POST /api/users/disable/{id}',
    'GET /api/users/professional/skills',
    'PUT /api/users/professional/skills',
  ],
  Services: [
    'GET /api/service/all',
    'POST /api/service/add',
    'GET /api/service/{id}',
    'PUT /api/service/{id}',
    'DELETE /api/service/{id}',
    'GET /api/service/professional/all',
    'GET /api/service/professional/canAdd',
  ],
  Jobs: [
    'POST /api/job/jobPosting',
    'PUT /api/job/jobPosting',
    'GET /api/job/jobPosting/all',
    'GET /api/job/jobPosting/client/all',
    'GET /api/job/jobPosting/{id}',
    'GET /api/job/jobPosting/proposals/{id}',
    'GET /api/job/proposals/professional',
    'GET /api/job/jobPosting/services/{id}',
    'POST /api/job/jobProposal',
    'POST /api/job/jobProposal/response',
    'POST /api/job/jobPosting/invite',
    'GET /api/job/jobPosting/invites/client/{id}',
    'GET /api/job/invites/client/{id}',
    'GET /api/job/jobPosting/invite/all',
    'GET /api/job/invite/all',
    'POST /api/job/jobPosting/invite/response',
    'POST /api/job/invite/response',
    'GET /api/job/appointments',
    'POST /api/job/appointments/reschedule',
    'POST /api/job/appointment/checkin/{id}',
    'GET /api/job/meeting/{id}',
    'POST /api/job/meeting/start/{id}',
    'POST /api/job/meeting/end/{id}',
    'POST /api/job/meeting/auth/{id}',
    'GET /api/job/{id}',
    'GET /api/job/admin/{id}',
    'POST /api/job/completed/{id}',
    'GET /api/job/inProgress',
    'GET /api/job/history',
  ],
  Notifications: [
    'GET /api/notification/unread',
    'GET /api/notification/unread/new',
    'POST /api/notification/mark-read/{id}',
    'POST /api/notification/clear-all',
    'GET /api/notification/settings',
    'PUT /api/notification/settings',
  ],
  Availability: [
    'GET /api/availability/professional',
    'POST /api/availability/professional',
    'GET /api/availability/date',
    'POST /api/availability/date',
    'DELETE /api/availability/date',
    'POST /api/availability/add',
    'GET /api/availability/available',
  ],
  Favorites: [
    'GET /api/favorite',
    'POST /api/favorite/jobPosting/{id}',
    'POST /api/favorite/service/{id}',
    'GET /api/favorite/data',
  ],
  Upload: ['POST /api/upload/job/{id}', 'GET /api/upload/job/{id}'],
  Chat: [
    'GET /api/chat/job/{id}',
    'GET /api/chat/job/admin/{id}',
    'POST /api/chat/job/admin/{id}',
    'POST /api/chat/message',
    'GET /api/chat/unread/{id}',
    'GET /api/chat/unreadCount/{id}',
  ],
  Payments: [
    'GET /api/payment/professional',
    'POST /api/payment/onboard',
    'POST /api/payment/onboard/confirm',
    'POST /api/payment/paid',
    'POST /api/payment/checkout/{id}',
    'GET /api/payment/professional/externalAccount',
    'POST /api/payment/professional/externalAccount',
    'GET /api/payment/admin',
  ],
  Reviews: [
    'GET /api/review/job/{id}',
    'POST /api/review/job/{id}',
    'GET /api/review/professional/{id}',
    'GET /api/review/admin',
    'PUT /api/review/admin',
  ],
  Support: [
    'POST /api/support',
    'GET /api/support/admin/all',
    'POST /api/support/admin',
    'PUT /api/support/admin',
  ],
  Certificates: [
    'GET /api/certification',
    'POST /api/certification',
    'PUT /api/certification/{id}',
    'DELETE /api/certification/{id}',
  ],
};

/** Section 3: fields by schema. */
export const FIELDS: Record<string, readonly string[]> = {
  AuthUser: ['id', 'email', 'firstName', 'displayName', 'role'],
  Notification: ['id', 'message', 'notificationType', 'url', 'dateCreated'],
  Unread: ['notifications', 'notificationCount'],
  Favorites: ['services', 'jobPostings'],
  Discipline: ['id', 'name', 'categories'],
  Category: ['id', 'name'],
  NewTicket: ['message', 'jobId'],
};

/** Sections 3 and 9: constants. */
export const CONSTANTS = {
  roles: ['ADMIN', 'CLIENT', 'PROFESSIONAL'],
  experience: { Beginner: 12, Intermediate: 36, Expert: 60 },
  weekdays: {
    Monday: 1,
    Tuesday: 2,
    Wednesday: 3,
    Thursday: 4,
    Friday: 5,
    Saturday: 6,
    Sunday: 7,
  },
  /** The codes of some times of day by label; there are 96 quarters, and the end of the day. */
  slots: {
    '12:00 AM': 1,
    '12:15 AM': 15,
    '1:00 AM': 100,
    '12:00 PM': 1200,
    '11:45 PM': 2345,
    'End of Day': 2359,
  },
  pollSeconds: 60,
  toastSeconds: 6,
  justNowBelowSeconds: 10,
};

/** One line per fact. */
function lines(): string[] {
  return [
    ...SCREENS.map(([path, whom]) => `2  screen   ${path}  (${whom})`),
    ...Object.entries(WORDS).flatMap(([place, words]) =>
      words.map((word) => `2+ word     “${word}”  ${place}`),
    ),
    ...Object.entries(FIELDS).map(([shape, fields]) => `3  fields   ${shape}: ${fields.join(', ')}`),
    ...Object.entries({ ...PAYMENT_WORDS }).map(
      ([status, words]) => `4  payment  ${status}: ${words.join(' / ')}`,
    ),
    ...Object.entries(NEGOTIATION_WORDS).map(
      ([status, words]) => `4  status   ${status}: ${words.join(' / ')}`,
    ),
    ...Object.values(CALLS).flatMap((calls) => calls.map((call) => `7  call     ${call}`)),
    ...Object.entries(CONSTANTS).map(([name, value]) => `9  constant ${name}: ${JSON.stringify(value)}`),
  ];
}

if (import.meta.main) console.log(lines().join('\n'));
