import { isOpenPosting } from '@parley/contract/job-postings/states.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { negotiationPath } from '../../negotiations/negotiation-path.ts';
import type { loadDashboard } from '../load-dashboard.ts';
import type { Begun } from './step-words.ts';

type Loaded = Awaited<ReturnType<typeof loadDashboard>>;

/** What a client has begun, as the dashboard shows it below the steps; what couldn’t be loaded counts as nothing. */
export function begunOf(jobs: Loaded['jobs'], client: Loaded['client']): Begun {
  const postings = client?.postings.ok ? client.postings.data.filter(isOpenPosting) : [];
  const posting = postings.find(({ openProposals }) => openProposals > 0) ?? postings[0];
  const invites = client?.invites.ok ? client.invites.data : [];
  const invite = invites.find(({ status }) => isOpenNegotiation(status));
  const job = jobs.ok ? jobs.data.items.find(({ status }) => isTalking(status)) : undefined;
  return {
    posting: posting ? { id: posting.id, isAnswered: posting.openProposals > 0 } : null,
    invitation: invite ? negotiationPath(invite, 'client') : null,
    jobId: job?.id ?? null,
  };
}
