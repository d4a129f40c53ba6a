import type { Role } from '@parley/contract/access.ts';
import { call } from '../platform/api.ts';

/** What the dashboard of each role shows beside the queue; each part may fail on its own. */
export async function loadDashboard(role: Exclude<Role, 'ADMIN'>) {
  const [dashboard, jobs, client, professional] = await Promise.all([
    call('GET /api/dashboard'),
    call('GET /api/job/inProgress'),
    role === 'CLIENT' ? ofClient() : null,
    role === 'PROFESSIONAL' ? ofProfessional() : null,
  ]);
  return { dashboard, jobs, client, professional };
}

async function ofClient() {
  const [postings, invites] = await Promise.all([call('GET /api/job/jobPosting/client/all'), readInvites()]);
  return { postings, invites };
}

async function ofProfessional() {
  const [services, proposals, invites] = await Promise.all([
    call('GET /api/service/professional/all'),
    readProposals(),
    readInvites(),
  ]);
  return { services, proposals, invites };
}

/** The latest of one's own invites, or those older than one of them. */
export const readInvites = (before?: string) => call('GET /api/job/invite/all', { query: { before } });

/** The latest of one's own proposals, or those older than one of them. */
export const readProposals = (before?: string) =>
  call('GET /api/job/proposals/professional', { query: { before } });
