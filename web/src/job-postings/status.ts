import { t } from '@lingui/core/macro';
import type { PostingStatus } from '@parley/contract/job-postings/states.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

const labels = (): Record<PostingStatus, StatusLabel> => ({
  OPEN: { label: t`Open`, tone: 'good' },
  FILLED: { label: t`Filled`, tone: 'plain' },
  CLOSED: { label: t`Closed`, tone: 'plain' },
});

export function postingStatus(status: PostingStatus): StatusLabel {
  return labels()[status];
}

/** "1 of 3 hired" */
export const hiresText = ({ hires, openings }: { hires: number; openings: number }) =>
  t`${hires} of ${openings} hired`;
