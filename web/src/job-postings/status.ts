import type { PostingStatus } from '@parley/contract/job-postings/states.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';

const WORDS: Record<PostingStatus, StatusWords> = {
  OPEN: { label: 'Open', tone: 'good' },
  FILLED: { label: 'Filled', tone: 'plain' },
  CLOSED: { label: 'Closed', tone: 'plain' },
};

export function postingStatus(status: PostingStatus): StatusWords {
  return WORDS[status];
}

export function isOpen({ status }: { status: PostingStatus }): boolean {
  return status === 'OPEN';
}
