import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import type { SideRole } from '@parley/contract/sides.ts';

type Query = Record<string, string | number | boolean | null | undefined>;

/** A path with its query; empty values are left out. */
function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Every path of the product; links are built here and nowhere else. */
export const paths = {
  home: () => '/',
  becomePro: () => '/become-a-pro',
  howItWorks: () => '/#how-it-works',
  signUp: (query?: { role?: SideRole; next?: string }) => withQuery('/signup', query),
  verify: (query?: { next?: string }) => withQuery('/verify', query),
  login: (next?: string) => withQuery('/login', { next }),
  forgotPassword: (next?: string) => withQuery('/forgotPassword', { next }),
  terms: () => '/termsOfService',
  faq: (answer?: string) => (answer ? `/faq#${answer}` : '/faq'),

  services: (query?: Query) => withQuery('/services', query),
  service: (serviceId: string) => `/service/${serviceId}`,
  compareServices: (ids: readonly string[]) => withQuery('/services/compare', { ids: ids.join(',') }),
  addService: () => '/services/add',
  editService: (serviceId: string) => `/service/edit/${serviceId}`,
  /** With a time, a client is led on to the invitation for it. */
  professional: (professionalId: string, query?: { startsAt?: string }) =>
    withQuery(`/professional/profile/${professionalId}`, query),

  jobPostings: (query?: Query) => withQuery('/job-posting', query),
  jobPosting: (postingId: string) => `/job-posting/${postingId}`,
  addJobPosting: () => '/job-posting/add',
  editJobPosting: (postingId: string) => `/job-posting/edit/${postingId}`,
  proposalsOf: (postingId: string, proposal?: string) =>
    withQuery(`/job-posting/proposals/${postingId}`, { proposal }),

  inviteTo: (postingId: string) => `/job-posting/${postingId}/invite`,
  manageInvites: (postingId: string, invite?: string) =>
    withQuery(`/job-posting/${postingId}/invites/manage`, { invite }),

  /** A professional's view of a negotiation: their own proposal, or an invite to them. */
  jobProposal: (negotiationId: string) => `/job-proposal/${negotiationId}`,
  /** A client's invite through a service: the form (`again`: prefilled from an earlier invite), or the existing invite. */
  jobInvite: (
    serviceId: string,
    query?: { startsAt?: string; further?: string; postingId?: string; invite?: string; again?: true },
  ) => withQuery(`/job-invite/${serviceId}`, query),

  dashboard: () => '/dashboard',
  settings: (section?: string) => (section ? `/settings#${section}` : '/settings'),
  profileInit: (step?: string) => withQuery('/settings/professional/profile/init', { step }),
  paymentOnboarding: () => '/settings/professional/payment/onboarding',
  payouts: () => '/payouts',
  favorites: () => '/favorites',
  savedSearches: () => '/saved-searches',
  recommended: () => '/recommended',
  recommendedProfessionals: () => '/recommended/professionals',
  previousJobs: (query?: Query) => withQuery('/previousJobs', query),
  invoice: (invoiceId: string) => `/invoice/${invoiceId}`,
  notifications: (query?: Query) => withQuery('/notifications', query),
  job: (jobId: string) => `/job/${jobId}`,
  chat: (jobId: string) => `/job/${jobId}/chat`,
  consultation: (jobId: string, appointmentId: string) => `/job/${jobId}/consultation/${appointmentId}`,
  /** The dashboard of an admin, on one of its tabs. */
  adminDashboard: (query?: Query) => withQuery('/dashboard', query),
  adminNegotiation: (kind: NegotiationKind, id: string) => `/negotiation/admin/${kind}/${id}`,
  adminJob: (jobId: string) => `/job/admin/${jobId}`,
  /** The chat of a job, for an admin; with the message that was reported. */
  adminChat: (jobId: string, query?: { message?: string }) => withQuery(`/job/admin/${jobId}/chat`, query),
};
