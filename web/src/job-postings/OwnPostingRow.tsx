import { plural, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Tag } from '../ui/Tag.tsx';
import { budgetText } from './form/budget.ts';
import { hiresText, postingStatus } from './status.ts';

/** One of the reader's postings in a list; it links to the proposals once there are some. */
export function OwnPostingRow({ posting }: { posting: OwnPosting }) {
  const { id, title, status, proposalCount, openProposals, waitingProposals, openings } = posting;
  const labels = postingStatus(status);
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-well/40">
      <div className="min-w-0">
        <h3 className="line-clamp-2">
          <Link
            to={proposalCount > 0 ? paths.proposalsOf(id) : paths.jobPosting(id)}
            className="after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-3 tabular-nums">
          {budgetText(posting)} · {countText(proposalCount, openProposals)}
          {openings > 1 && ` · ${hiresText(posting)}`}
          {waitingProposals > 0 && (
            <b className="font-semibold text-time-ink">
              {' '}
              · <Plural value={waitingProposals} one="# needs your reply" other="# need your reply" />
            </b>
          )}
        </p>
      </div>
      <Tag tone={labels.tone}>{labels.label}</Tag>
    </article>
  );
}

function countText(all: number, open: number): string {
  if (all === 0) return t`no proposals yet`;
  const count = plural(all, { one: '# proposal', other: '# proposals' });
  if (open === all) return count;
  return open === 0 ? t`${count}, none open` : t`${count}, ${open} open`;
}
