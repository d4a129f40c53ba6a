import type { Endpoint } from '../endpoint.ts';
import { REGISTRY, type Call } from '../registry.ts';
import type { Area, Scope } from './scopes.ts';

/** The area of each domain's endpoints; null: API keys can't call them. */
const AREA_OF = {
  auth: null,
  disciplines: 'profile',
  users: 'profile',
  files: 'files',
  availability: 'availability',
  services: 'profile',
  certificates: 'profile',
  showcase: 'profile',
  'job-postings': 'hiring',
  favorites: 'hiring',
  'saved-searches': 'hiring',
  sharing: null,
  negotiations: 'hiring',
  invites: 'hiring',
  proposals: 'hiring',
  jobs: 'jobs',
  appointments: 'jobs',
  chat: 'chat',
  payments: 'payments',
  offers: 'jobs',
  resolutions: 'jobs',
  reviews: 'jobs',
  reports: 'notifications',
  notifications: 'notifications',
  support: 'notifications',
  // They lead what happens elsewhere: a person's decision.
  webhooks: null,
  dashboard: 'notifications',
  demo: null,
  admin: null,
} as const satisfies Record<keyof typeof REGISTRY, Area | null>;

/** Of those domains, what takes a person: no key can call it. */
export const TAKES_A_PERSON: ReadonlySet<string> = new Set<Call>([
  // The account and its safety.
  'DELETE /api/users',
  'POST /api/users/email',
  'POST /api/users/email/confirm',
  'POST /api/users/export',
  'POST /api/users/disable/:id',
  // Secrets of other places, and addresses that carry one.
  'POST /api/availability/calendar',
  'POST /api/availability/calendar/find',
  'POST /api/availability/calendar/account',
  'PUT /api/availability/calendar/:id/password',
  'GET /api/calendar',
  'POST /api/calendar',
  // One browser, or the person in front of it.
  'POST /api/job/meeting/auth/:id',
  'GET /api/notification/push',
  'POST /api/notification/push',
  'DELETE /api/notification/push',
  // Money moves, or where it goes.
  'POST /api/job/completed/:id',
  'POST /api/job/:id/cancel',
  'POST /api/job/:id/take-refund',
  'POST /api/job/:id/withdraw-refund',
  'POST /api/job/:id/resolutions/response',
  'POST /api/job/appointment/absent/:id',
  'POST /api/payment/consultation/refund',
  'POST /api/payment/card',
  'DELETE /api/payment/card/:id',
  'POST /api/payment/onboard',
  'POST /api/payment/onboard/confirm',
  'GET /api/payment/professional/externalAccount',
  'POST /api/payment/professional/externalAccount',
]);

const SCOPE_OF: ReadonlyMap<string, Scope | null> = new Map(
  Object.entries(REGISTRY).flatMap(([domain, endpoints]) =>
    Object.values<Endpoint>(endpoints).map((endpoint): [string, Scope | null] => [
      nameOf(endpoint),
      scopeIn(domain, endpoint),
    ]),
  ),
);

/** The scope that a key needs for an endpoint; null: no key can call it, only read it as visitors do if it is public. */
export const scopeOf = (endpoint: Endpoint): Scope | null => SCOPE_OF.get(nameOf(endpoint)) ?? null;

function scopeIn(domain: string, endpoint: Endpoint): Scope | null {
  const area = Object.entries(AREA_OF).find(([name]) => name === domain)?.[1] ?? null;
  if (area === null || !isForSides(endpoint) || TAKES_A_PERSON.has(nameOf(endpoint))) return null;
  return endpoint.method === 'GET' ? `${area}:read` : `${area}:write`;
}

/** Admins have no keys, and what anybody may write has its own proof, such as a code. */
function isForSides({ access, method }: Endpoint): boolean {
  if (access === 'public') return method === 'GET';
  if (access === 'cookie') return false;
  return access === 'any' || access.some((role) => role !== 'ADMIN');
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
