import type { Role } from '@parley/contract/access.ts';
import { call } from '../platform/api.ts';
import { currentNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { browserZone } from '../platform/zone.ts';
import { loadStart } from './start/load-start.ts';
import type { FreeStarts } from './week/free-days.ts';

/** Covers seven of the viewer's calendar days in any zone. */
const FREE_DAYS_MS = 8 * 24 * 3_600_000;
/** The others are a link away. */
const RECOMMENDED = 3;

/** Everything on the dashboard of a role; each part may fail on its own. */
export async function loadDashboard({ id, role }: { id: string; role: Exclude<Role, 'ADMIN'> }) {
  const [dashboard, jobs, client, professional] = await Promise.all([
    call('GET /api/dashboard'),
    call('GET /api/job/inProgress'),
    role === 'CLIENT' ? ofClient() : null,
    role === 'PROFESSIONAL' ? ofProfessional(id) : null,
  ]);
  const firstSteps = dashboard.ok ? dashboard.data.firstSteps : null;
  const start = await loadStart(firstSteps, role === 'CLIENT' ? 'client' : 'professional');
  return { dashboard, jobs, client, professional, start };
}

async function ofClient() {
  const [postings, invites, recommended] = await Promise.all([
    readPostings(),
    readInvites(),
    call('GET /api/recommendation/professional', { query: { limit: RECOMMENDED, timeZone: browserZone() } }),
  ]);
  return { postings, invites, recommended };
}

async function ofProfessional(userId: string) {
  const [services, proposals, invites, free, earnings, recommended] = await Promise.all([
    call('GET /api/service/professional/all'),
    readProposals(),
    readInvites(),
    readFree(userId),
    call('GET /api/payment/professional'),
    call('GET /api/recommendation/posting', { query: { limit: RECOMMENDED } }),
  ]);
  return { services, proposals, invites, free, earnings, recommended };
}

/** When clients can start a consultation, and how far apart the starts are. */
async function readFree(userId: string): Promise<Result<FreeStarts>> {
  const from = currentNow();
  const to = new Date(Date.parse(from) + FREE_DAYS_MS).toISOString();
  const [free, hours] = await Promise.all([
    call('GET /api/availability/slots', { query: { userId, from, to, minutes: 15 } }),
    call('GET /api/availability/professional', { query: {} }),
  ]);
  if (!free.ok) return free;
  if (!hours.ok) return hours;
  return { ...free, data: { slots: free.data.slots, stepMinutes: hours.data.startStepMinutes } };
}

/** The reader's open postings and the latest of the others, or those of the others that are older than one of them. */
export const readPostings = (before?: string) =>
  call('GET /api/job/jobPosting/client/all', { query: { before } });

/** The reader's latest invites, or those older than one of them. */
export const readInvites = (before?: string) => call('GET /api/job/invite/all', { query: { before } });

/** The reader's latest proposals, or those older than one of them. */
export const readProposals = (before?: string) =>
  call('GET /api/job/proposals/professional', { query: { before } });
