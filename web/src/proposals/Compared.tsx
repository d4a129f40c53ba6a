import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { isOpenTalk } from '@parley/contract/negotiations/states.ts';
import { useSearchParams } from 'react-router';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { ChipSelect } from '../ui/form/ChipSelect.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import { SORTS, sortIn } from './sort.ts';

interface Props {
  postingId: string;
  proposals: readonly Talk[];
  /** The one that stands beside the list. */
  openId: string | null;
}

/** Proposals side by side: a table where there is room, cards on phones. Those that are over come last. */
export function Compared({ postingId, proposals, openId }: Props) {
  const [search, setSearch] = useSearchParams();
  const zone = useViewerZone();
  const now = useNow();
  const open = proposals.filter(({ status }) => isOpenTalk(status));
  const over = proposals.filter(({ status }) => !isOpenTalk(status));
  const sort = (value: string | undefined) => {
    setSearch(
      (before) => {
        before.set('sort', value ?? 'newest');
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
  };
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-3 tabular-nums">
          {proposals.length === 1 ? '1 proposal' : `${proposals.length} proposals`}
          {over.length > 0 && `, ${open.length} open`}
        </p>
        <ChipSelect label="Order" name="sort" options={SORTS} value={sortIn(search)} onChange={sort} />
      </div>
      <table className="w-full border-b border-line max-sm:block">
        <caption className="sr-only">Proposals compared by price, time, hours in common and rating</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-left text-sm text-ink-3">
            {['Professional', 'Price', 'Time', 'In common', 'Proposed talk', 'Status'].map((head) => (
              <th key={head} scope="col" className="pr-4 pb-2.5 font-medium first:pl-3 last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {[...open, ...over].map((talk) => (
            <ProposalRow
              key={talk.id}
              talk={talk}
              postingId={postingId}
              sort={search.get('sort')}
              isShown={talk.id === openId}
              zone={zone}
              now={now}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
