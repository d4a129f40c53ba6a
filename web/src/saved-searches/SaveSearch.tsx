import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedFilters, SavedSearch, SearchKind } from '@parley/contract/saved-searches/schemas.ts';
import { BellPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { useUser } from '../platform/session/session.ts';
import { Button } from '../ui/Button.tsx';
import type { ActiveFilter } from '../ui/list/ActiveFilters.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { rememberSaving, resumeSaving } from './resume-saving.ts';
import { areSame, type ListFilters, nameOf, savedFiltersOf } from './saved-filters.ts';
import { SearchForm, type SearchFields } from './SearchForm.tsx';

interface Props {
  kind: SearchKind;
  facets: ListFilters;
  filters: readonly ActiveFilter[];
}

/** Saves the search of this page, or says that it is saved; nothing where there is no filter. */
export function SaveSearch({ kind, facets, filters }: Props) {
  const chosen = savedFiltersOf(facets);
  const { own, add } = useOwnSearches(chosen !== null);
  const { pathname, search } = useLocation();
  if (!chosen) return null;
  const page = pathname + search;
  const saved = own.find((each) => each.kind === kind && areSame(each.filters, chosen));
  if (saved) return <Saved search={saved} />;
  return <Save key={page} {...{ kind, chosen, page, name: nameOf(filters), onSaved: add }} />;
}

/** The reader's saved searches, asked for once they are needed; none until they come. */
function useOwnSearches(areNeeded: boolean) {
  const userId = useUser()?.id;
  const [searches, setSearches] = useState<{ of: string | undefined; own: SavedSearch[] }>();
  const add = (...more: SavedSearch[]) =>
    setSearches((known) => ({
      of: userId,
      own: [...(known && known.of === userId ? known.own : []), ...more],
    }));
  useEffect(() => {
    if (!areNeeded || userId === undefined) return;
    void call('GET /api/saved-search').then((result) => {
      if (result.ok) add(...result.data);
    });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [areNeeded, userId]);
  return { own: searches && searches.of === userId ? searches.own : [], add };
}

interface SaveProps {
  kind: SearchKind;
  chosen: SavedFilters;
  page: string;
  name: string;
  onSaved: (search: SavedSearch) => void;
}

function Save({ kind, chosen, page, name, onSaved }: SaveProps) {
  const { t } = useLingui();
  const user = useUser();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const save = (fields: SearchFields) =>
    call('POST /api/saved-search', { body: { kind, filters: chosen, ...fields } });
  const initial: SearchFields = { name, frequency: 'DAILY' };
  const isSignedIn = user !== null;
  useEffect(() => {
    // Somebody who signed in to save this search.
    if (isSignedIn && resumeSaving(page))
      void save({ name, frequency: 'DAILY' }).then((result) => {
        if (result.ok) onSaved(result.data);
        else setOpen(true);
      });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSignedIn, page]);
  const press = () => {
    if (user) return setOpen(true);
    rememberSaving(page);
    void navigate(paths.login(page));
  };
  return (
    <>
      <Button kind="plain" small icon={<BellPlus aria-hidden className="size-4" />} onClick={press}>
        <Trans>Save this search</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t`Save this search`}>
        <SearchForm
          initial={initial}
          button={t`Save search`}
          send={save}
          onDone={onSaved}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function Saved({ search: { name, paused } }: { search: SavedSearch }) {
  return (
    <output className="inline-flex min-h-8.5 items-center text-sm text-ink-2">
      <span>
        {paused ? (
          <Trans>“{name}” is saved, and paused.</Trans>
        ) : (
          <Trans>“{name}” is saved. We’ll tell you what’s new.</Trans>
        )}{' '}
        <Link to={paths.savedSearches()} className="underline underline-offset-3">
          <Trans>Manage saved searches</Trans>
        </Link>
      </span>
    </output>
  );
}
