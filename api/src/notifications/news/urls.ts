import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import type { SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Settings } from '../../env.ts';

interface Negotiation {
  negotiationId: string;
  kind: NegotiationKind;
  postingId: string | null;
  serviceId: string | null;
}

export const jobUrl = (jobId: string) => `/job/${jobId}`;
export const adminJobUrl = (jobId: string) => `/job/admin/${jobId}`;
export const consultationUrl = (jobId: string, appointmentId: string) =>
  `/job/${jobId}/consultation/${appointmentId}`;
export const postingUrl = (postingId: string) => `/job-posting/${postingId}`;
export const isPosting = (url: string) => /^\/job-posting\/[^/]+$/.test(url);
export const payoutsUrl = '/settings/professional/payment/onboarding';
export const securityUrl = '/settings#security';
export const integrationsUrl = '/settings#integrations';
export const certificatesUrl = '/settings#certificates';
/** The calendars that a person connected. */
export const calendarsUrl = '/settings#calendar';
/** One of a person's own support tickets. */
export const ticketUrl = (ticketId: string) => `/settings?ticket=${ticketId}#support`;
export const notificationSettingsUrl = '/settings#notifications';
/** The stored data of an account and its size. */
export const dataUrl = '/settings#data';
/** All notifications. */
export const historyUrl = '/notifications';
export const dashboardUrl = '/dashboard';
/** The admins' queues. */
export const ticketsUrl = '/dashboard?tab=support';
export const reportsUrl = '/dashboard?tab=reports';
export const certificatesToCheckUrl = '/dashboard?tab=certificates&status=PENDING';

/** Absolute, for mails. */
export const absoluteUrl = ({ PUBLIC_URL }: Settings, path: string) => new URL(path, PUBLIC_URL).href;

/** The page where this side responds. */
export function negotiationUrl(
  { negotiationId, kind, postingId, serviceId }: Negotiation,
  side: Side,
): string {
  if (side === 'professional') return `/job-proposal/${negotiationId}`;
  return kind === 'INVITE'
    ? `/job-invite/${serviceId}?invite=${negotiationId}`
    : `/job-posting/proposals/${postingId}?proposal=${negotiationId}`;
}

/** The list of a saved search with what is new, the newest first. */
export function searchUrl({
  kind,
  filters,
  since,
}: Pick<SavedSearch, 'kind' | 'filters'> & { since: string }): string {
  const query = Object.entries({ ...filters, sort: 'newest', since }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `${kind === 'SERVICE' ? '/services' : '/job-posting'}?${new URLSearchParams(query).toString()}`;
}
