import type { OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import { isOpenPosting, POSTINGS_PER_PAGE } from '@parley/contract/job-postings/states.ts';
import { OwnPostingRow } from '../../job-postings/OwnPostingRow.tsx';
import { CollapsedPast } from '../CollapsedPast.tsx';
import { readPostings } from '../load-dashboard.ts';
import { ShowOlder } from '../../ui/list/ShowOlder.tsx';
import { useOlder } from '../../ui/list/use-older.ts';

const isOver = (posting: OwnPosting) => !isOpenPosting(posting);

/** A client's open postings; those that are over on request. */
export function OwnPostings({ latest }: { latest: OwnPosting[] }) {
  const { all, ...older } = useOlder(latest, {
    read: readPostings,
    perPage: POSTINGS_PER_PAGE,
    isPaged: isOver,
  });
  return (
    <>
      <CollapsedPast all={all} isOpen={isOpenPosting}>
        {(posting) => <OwnPostingRow key={posting.id} posting={posting} />}
      </CollapsedPast>
      <ShowOlder {...older} />
    </>
  );
}
