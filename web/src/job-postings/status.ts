import { t } from '@lingui/core/macro';
import type { PostingStatus } from '@parley/contract/job-postings/states.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

const labels = (): Record<PostingStatus, StatusLabel> => ({
  OPEN: { label: t`Open`, tone: 'good' },
  FILLED: { label: t`Filled`, tone: 'plain' },
  CLOSED: { label: t`Closed`, tone: 'plain' },
});

const ended = (): Record<PostingStatus, string | null> => ({
  OPEN: null,
  FILLED: t`This posting is filled`,
  CLOSED: t`This posting is closed`,
});

/** That a posting looks for nobody any more, and why; null while it does. */
export const postingEnded = (status: PostingStatus) => ended()[status];

export function postingStatus(status: PostingStatus): StatusLabel {
  return labels()[status];
}
