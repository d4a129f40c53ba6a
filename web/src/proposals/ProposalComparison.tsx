import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { useSearchParams } from 'react-router';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { ChipSelect } from '../ui/form/ChipSelect.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import { SORTS, sortIn } from './sort.ts';

interface Props {
  postingId: string;
  proposals: readonly Negotiation[];
  /** The proposal shown next to the list. */
  openId: string | null;
}

/** Compares proposals: a table on wide screens, cards on phones. Ended ones come last. */
export function ProposalComparison({ postingId, proposals, openId }: Props) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const zone = useViewerZone();
  const now = useNow();
  const open = proposals.filter(({ status }) => isOpenNegotiation(status));
  const over = proposals.filter(({ status }) => !isOpenNegotiation(status));
  const [count, openCount] = [proposals.length, open.length];
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
          {over.length > 0
            ? t`${plural(count, { one: '# proposal', other: '# proposals' })}, ${openCount} open`
            : t`${plural(count, { one: '# proposal', other: '# proposals' })}`}
        </p>
        <ChipSelect
          label={t`Sort by`}
          name="sort"
          options={SORTS.map(({ value, label }) => ({ value, label: t(label) }))}
          value={sortIn(search)}
          onChange={sort}
        />
      </div>
      <table className="w-full border-b border-line max-sm:block">
        <caption className="sr-only">
          <Trans>Proposals compared by price, delivery time, hours in common and rating</Trans>
        </caption>
        <thead className="max-sm:sr-only">
          <tr className="text-left text-sm text-ink-3">
            {[t`Professional`, t`Price`, t`Delivery`, t`In common this week`, t`Consultation`, t`Status`].map(
              (head) => (
                <th key={head} scope="col" className="pr-4 pb-2.5 font-medium first:pl-3 last:pr-0">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {[...open, ...over].map((negotiation) => (
            <ProposalRow
              key={negotiation.id}
              negotiation={negotiation}
              postingId={postingId}
              sort={search.get('sort')}
              isShown={negotiation.id === openId}
              zone={zone}
              now={now}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
