import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedSearch, SearchKind } from '@parley/contract/saved-searches/schemas.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { Popover } from '../ui/overlay/Popover.tsx';
import { pathTo } from './saved-filters.ts';

/** The reader's saved searches of a kind, one press from its list. */
export default function SavedSearchMenu({ kind }: { kind: SearchKind }) {
  const { t } = useLingui();
  const [searches, setSearches] = useState<Result<SavedSearch[]> | null>(null);
  return (
    <Popover
      label={t`Saved searches`}
      button={
        <>
          <Trans>Saved searches</Trans>
          <ChevronDown aria-hidden className="size-4 text-ink-3" />
        </>
      }
      buttonClass="inline-flex min-h-11 md:min-h-8.5 items-center gap-1.5 rounded-sm px-3 text-sm font-semibold text-ink-2 hover:bg-well hover:text-ink"
      panelClass="w-72"
      onOpen={() => void call('GET /api/saved-search').then(setSearches)}
    >
      {(close) => (
        <div className="p-2 text-sm">
          {searches === null && <Skeleton className="m-2 h-5" />}
          {searches && !searches.ok && (
            <LoadError title={t`We couldn’t load your saved searches`} refusal={searches} />
          )}
          {searches?.ok && (
            <Named searches={searches.data.filter((each) => each.kind === kind)} onPick={close} />
          )}
          <Link
            to={paths.savedSearches()}
            onClick={close}
            className="mt-1 flex min-h-11 md:min-h-9 items-center border-t border-line px-2 text-ink-2 underline-offset-3"
          >
            <Trans>Manage saved searches</Trans>
          </Link>
        </div>
      )}
    </Popover>
  );
}

function Named({ searches, onPick }: { searches: readonly SavedSearch[]; onPick: () => void }) {
  if (searches.length === 0)
    return (
      <p className="p-2 text-ink-3">
        <Trans>Set some filters and save them. Your searches appear here.</Trans>
      </p>
    );
  return (
    <ul>
      {searches.map((search) => (
        <li key={search.id}>
          <Link
            to={pathTo(search)}
            onClick={onPick}
            className="flex min-h-11 md:min-h-9 items-center justify-between gap-3 rounded-sm px-2 font-medium hover:bg-well hover:no-underline"
          >
            <span className="min-w-0 truncate">{search.name}</span>
            {search.newCount > 0 && (
              <span className="num flex-none text-time-ink">
                <Trans>{search.newCount} new</Trans>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
