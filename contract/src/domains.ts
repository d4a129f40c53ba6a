/**
 * The domains in their order: a domain may use those before it, never those after, which react to its events.
 * The same names stand as folders in contract, api and web; `not` names the workspaces without one, and why.
 */
export interface Domain {
  name: string;
  not?: readonly ('contract' | 'api' | 'web')[];
  because?: string;
}

export const DOMAINS: readonly Domain[] = [
  { name: 'auth' },
  { name: 'disciplines' },
  { name: 'users' },
  { name: 'files' },
  { name: 'availability' },
  { name: 'services' },
  { name: 'certificates' },
  { name: 'showcase' },
  { name: 'job-postings' },
  { name: 'favorites' },
  { name: 'saved-searches' },
  { name: 'sharing', not: ['web'], because: 'robots and other sites read it, not people' },
  { name: 'negotiations' },
  { name: 'invites' },
  { name: 'proposals' },
  { name: 'jobs' },
  { name: 'appointments' },
  { name: 'chat' },
  { name: 'payments' },
  { name: 'offers' },
  { name: 'resolutions' },
  { name: 'reviews' },
  { name: 'reports' },
  { name: 'notifications' },
  { name: 'support' },
  { name: 'webhooks' },
  { name: 'dashboard' },
  { name: 'demo', not: ['web'], because: 'the movable clock has no screen' },
  { name: 'admin' },
];
