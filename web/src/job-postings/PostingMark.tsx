import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { isOpenPosting } from '@parley/contract/job-postings/states.ts';
import { Tag } from '../ui/Tag.tsx';
import { postingStatus } from './status.ts';

/** On a card: why the posting looks for nobody any more. */
export function PostingMark({ posting }: { posting: Pick<JobPostingCard, 'status'> }) {
  return isOpenPosting(posting) ? null : <Tag>{postingStatus(posting.status).label}</Tag>;
}
