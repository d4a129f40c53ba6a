import * as admin from './admin/endpoints.ts';
import * as appointments from './appointments/endpoints.ts';
import * as auth from './auth/endpoints.ts';
import * as availability from './availability/endpoints.ts';
import * as certificates from './certificates/endpoints.ts';
import * as chat from './chat/endpoints.ts';
import * as dashboard from './dashboard/endpoints.ts';
import * as demo from './demo/endpoints.ts';
import * as disciplines from './disciplines/endpoints.ts';
import * as favorites from './favorites/endpoints.ts';
import * as files from './files/endpoints.ts';
import * as invites from './invites/endpoints.ts';
import * as jobPostings from './job-postings/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as negotiations from './negotiations/endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as offers from './offers/endpoints.ts';
import * as payments from './payments/endpoints.ts';
import * as proposals from './proposals/endpoints.ts';
import * as reports from './reports/endpoints.ts';
import * as resolutions from './resolutions/endpoints.ts';
import * as reviews from './reviews/endpoints.ts';
import * as savedSearches from './saved-searches/endpoints.ts';
import * as showcase from './showcase/endpoints.ts';
import * as services from './services/endpoints.ts';
import * as sharing from './sharing/endpoints.ts';
import * as support from './support/endpoints.ts';
import * as users from './users/endpoints.ts';
import * as webhooks from './webhooks/endpoints.ts';

/** Every endpoint by domain: the source of the routes, the documentation, the client and the access tests. */
export const REGISTRY = {
  auth,
  users,
  disciplines,
  files,
  availability,
  services,
  certificates,
  showcase,
  favorites,
  'saved-searches': savedSearches,
  sharing,
  'job-postings': jobPostings,
  negotiations,
  invites,
  proposals,
  jobs,
  appointments,
  chat,
  payments,
  offers,
  resolutions,
  reviews,
  reports,
  notifications,
  support,
  webhooks,
  dashboard,
  demo,
  admin,
} as const;

type NameOf<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never;
type CallsOf<Domain> = { [K in keyof Domain as NameOf<Domain[K]>]: Domain[K] };
type Together<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Domains = typeof REGISTRY;
type Calls = Together<{ [D in keyof Domains]: CallsOf<Domains[D]> }[keyof Domains]>;

/** An endpoint's name: method and path, like `GET /api/job/:id`. */
export type Call = keyof Calls;
/** The endpoint behind such a name. */
export type EndpointOf<C extends Call> = Calls[C];
