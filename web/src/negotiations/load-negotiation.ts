import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { call } from '../platform/api.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import { type Result } from '../platform/result.ts';

export interface LoadedNegotiation {
  negotiation: Negotiation;
  job: Job | null;
}

/** A negotiation and the job it has become. Loading it for the recipient for the first time marks it READ. */
export async function withJob(result: Result<Negotiation>): Promise<Result<LoadedNegotiation>> {
  const negotiation = orNotFound(result);
  if (!negotiation.ok) return negotiation;
  const { jobId } = negotiation.data;
  const job = jobId === null ? null : await call('GET /api/job/:id', { params: { id: jobId } });
  return { ...negotiation, data: { negotiation: negotiation.data, job: job?.ok ? job.data : null } };
}

export function readProposal(id: string) {
  return call('GET /api/job/jobProposal/:id', { params: { id } });
}

export function readInvite(id: string) {
  return call('GET /api/job/invite/:id', { params: { id } });
}
