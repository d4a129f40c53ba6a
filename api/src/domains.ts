import { background as adminBackground } from './admin/background.ts';
import { routes as adminRoutes } from './admin/routes.ts';
import { authBackground } from './auth/background.ts';
import { routes as authRoutes } from './auth/routes.ts';
import { routes as dashboardRoutes } from './dashboard/routes.ts';
import { subscriptions as dashboardSubscriptions } from './dashboard/subscriptions.ts';
import { routes as usersRoutes } from './users/routes.ts';
import { subscriptions as usersSubscriptions } from './users/subscriptions.ts';
import { background as chatBackground } from './chat/background.ts';
import { chatLive } from './chat/live.ts';
import { background as certificatesBackground } from './certificates/background.ts';
import { routes as certificatesRoutes } from './certificates/routes.ts';
import { subscriptions as certificatesSubscriptions } from './certificates/subscriptions.ts';
import { routes as chatRoutes } from './chat/routes.ts';
import { subscriptions as chatSubscriptions } from './chat/subscriptions.ts';
import { background as availabilityBackground } from './availability/background.ts';
import { background as servicesBackground } from './services/background.ts';
import { routes as availabilityRoutes } from './availability/routes.ts';
import { subscriptions as availabilitySubscriptions } from './availability/subscriptions.ts';
import { routes as favoritesRoutes } from './favorites/routes.ts';
import { subscriptions as favoritesSubscriptions } from './favorites/subscriptions.ts';
import { background as savedSearchesBackground } from './saved-searches/background.ts';
import { routes as savedSearchesRoutes } from './saved-searches/routes.ts';
import { subscriptions as savedSearchesSubscriptions } from './saved-searches/subscriptions.ts';
import { background as jobPostingsBackground } from './job-postings/background.ts';
import { routes as jobPostingsRoutes } from './job-postings/routes.ts';
import { subscriptions as jobPostingsSubscriptions } from './job-postings/subscriptions.ts';
import { routes as showcaseRoutes } from './showcase/routes.ts';
import { subscriptions as showcaseSubscriptions } from './showcase/subscriptions.ts';
import { routes as servicesRoutes } from './services/routes.ts';
import { subscriptions as servicesSubscriptions } from './services/subscriptions.ts';
import { routes as disciplineRoutes } from './disciplines/routes.ts';
import { background as appointmentsBackground } from './appointments/background.ts';
import { appointmentsLive } from './appointments/meeting/live.ts';
import { notesLive } from './appointments/notes/live.ts';
import { routes as appointmentsRoutes } from './appointments/routes.ts';
import { subscriptions as appointmentsSubscriptions } from './appointments/subscriptions.ts';
import { routes as negotiationsRoutes } from './negotiations/routes.ts';
import { routes as invitesRoutes } from './invites/routes.ts';
import { background as jobsBackground } from './jobs/background.ts';
import { routes as jobsRoutes } from './jobs/routes.ts';
import { subscriptions as jobsSubscriptions } from './jobs/subscriptions.ts';
import { background as negotiationsBackground } from './negotiations/background.ts';
import { subscriptions as negotiationsSubscriptions } from './negotiations/subscriptions.ts';
import { routes as proposalsRoutes } from './proposals/routes.ts';
import { background as notificationsBackground } from './notifications/background.ts';
import { answered } from './notifications/answered.ts';
import { hints } from './notifications/hints.ts';
import { notificationsLive } from './notifications/live.ts';
import { routes as notificationsRoutes } from './notifications/routes.ts';
import { subscriptions as notificationsSubscriptions } from './notifications/subscriptions.ts';
import { paymentBackground } from './payments/background.ts';
import { routes as paymentRoutes } from './payments/routes.ts';
import { subscriptions as paymentSubscriptions } from './payments/subscriptions.ts';
import { routes as demoRoutes } from './demo/routes.ts';
import { background as filesBackground } from './files/background.ts';
import { routes as filesRoutes } from './files/routes.ts';
import { subscriptions as filesSubscriptions } from './files/subscriptions.ts';
import type { Background } from './platform/background/background.ts';
import type { Subscriptions } from './platform/events.ts';
import type { LiveDomain } from './platform/live/message-handler.ts';
import { mailBackground } from './platform/mail/mail.ts';
import { idempotencyBackground } from './platform/http/idempotency.ts';
import type { Route } from './platform/http/serve.ts';
import { background as reviewsBackground } from './reviews/background.ts';
import { routes as offersRoutes } from './offers/routes.ts';
import { subscriptions as offersSubscriptions } from './offers/subscriptions.ts';
import { background as resolutionsBackground } from './resolutions/background.ts';
import { routes as resolutionsRoutes } from './resolutions/routes.ts';
import { subscriptions as resolutionsSubscriptions } from './resolutions/subscriptions.ts';
import { routes as reportsRoutes } from './reports/routes.ts';
import { routes as reviewsRoutes } from './reviews/routes.ts';
import { subscriptions as reviewsSubscriptions } from './reviews/subscriptions.ts';
import { routes as sharingRoutes } from './sharing/routes.ts';
import { background as webhooksBackground } from './webhooks/background.ts';
import { routes as webhooksRoutes } from './webhooks/routes.ts';
import { subscriptions as webhooksSubscriptions } from './webhooks/subscriptions.ts';
import { routes as supportRoutes } from './support/routes.ts';

// The domains' routes, events and background work, for every program of the product.
import './auth/events.ts';
import './users/events.ts';
import './availability/events.ts';
import './services/events.ts';
import './saved-searches/events.ts';
import './certificates/events.ts';
import './job-postings/events.ts';
import './negotiations/events.ts';
import './jobs/events.ts';
import './appointments/events.ts';
import './chat/events.ts';
import './payments/events.ts';
import './offers/events.ts';
import './resolutions/events.ts';
import './reviews/events.ts';
import './reports/events.ts';
import './support/events.ts';
import './webhooks/events.ts';

/** In the order of the contract's `domains.ts`. */
export const ROUTES: readonly (readonly [domain: string, routes: readonly Route[]])[] = [
  ['auth', authRoutes],
  ['disciplines', disciplineRoutes],
  ['users', usersRoutes],
  ['files', filesRoutes],
  ['availability', availabilityRoutes],
  ['services', servicesRoutes],
  ['certificates', certificatesRoutes],
  ['showcase', showcaseRoutes],
  ['job-postings', jobPostingsRoutes],
  ['favorites', favoritesRoutes],
  ['saved-searches', savedSearchesRoutes],
  ['sharing', sharingRoutes],
  ['negotiations', negotiationsRoutes],
  ['invites', invitesRoutes],
  ['proposals', proposalsRoutes],
  ['jobs', jobsRoutes],
  ['appointments', appointmentsRoutes],
  ['chat', chatRoutes],
  ['payments', paymentRoutes],
  ['offers', offersRoutes],
  ['resolutions', resolutionsRoutes],
  ['reviews', reviewsRoutes],
  ['reports', reportsRoutes],
  ['notifications', notificationsRoutes],
  ['support', supportRoutes],
  ['webhooks', webhooksRoutes],
  ['dashboard', dashboardRoutes],
  ['demo', demoRoutes],
  ['admin', adminRoutes],
];

/** The event handlers, in the same order. */
export const SUBSCRIPTIONS: readonly Subscriptions[] = [
  usersSubscriptions,
  filesSubscriptions,
  availabilitySubscriptions,
  servicesSubscriptions,
  certificatesSubscriptions,
  showcaseSubscriptions,
  jobPostingsSubscriptions,
  favoritesSubscriptions,
  savedSearchesSubscriptions,
  negotiationsSubscriptions,
  jobsSubscriptions,
  appointmentsSubscriptions,
  chatSubscriptions,
  paymentSubscriptions,
  offersSubscriptions,
  resolutionsSubscriptions,
  reviewsSubscriptions,
  notificationsSubscriptions,
  answered,
  webhooksSubscriptions,
  dashboardSubscriptions,
  hints,
];

/** The tasks and sweeps of every domain; the sweeps run each minute, in this order. */
export const BACKGROUND: readonly Background[] = [
  mailBackground,
  idempotencyBackground,
  authBackground,
  filesBackground,
  availabilityBackground,
  servicesBackground,
  certificatesBackground,
  jobPostingsBackground,
  savedSearchesBackground,
  negotiationsBackground,
  jobsBackground,
  appointmentsBackground,
  chatBackground,
  paymentBackground,
  resolutionsBackground,
  reviewsBackground,
  notificationsBackground,
  webhooksBackground,
  adminBackground,
];

export const LIVE: readonly LiveDomain[] = [appointmentsLive, notesLive, chatLive, notificationsLive];
