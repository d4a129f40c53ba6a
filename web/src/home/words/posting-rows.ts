import { plural } from '@lingui/core/macro';
import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { budgetText } from '../../job-postings/form/budget.ts';
import { agoText } from '../../time/ago.ts';

/** A job posting, as a row of the home page shows it. */
export interface PostingRow {
  id: string;
  title: string;
  budget: string;
  facts: string;
  clientId: string;
}

export function postingRow(posting: JobPostingCard, now: string): PostingRow {
  const { id, title, client, proposalCount, createdAt } = posting;
  const facts = [
    `${client.displayName}, ${cityOf(client.timeZone)}`,
    plural(proposalCount, { one: '# proposal', other: '# proposals' }),
    agoText(createdAt, now),
  ];
  return { id, title, budget: budgetText(posting), facts: facts.join(' · '), clientId: client.id };
}
