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
import { type ListFilters, nameOf, savedFiltersOf } from './saved-filters.ts';
import { SearchForm, type SearchFields } from './SearchForm.tsx';

interface Props {
  kind: SearchKind;
  facets: ListFilters;
  filters: readonly ActiveFilter[];
}

/** Saves the search of this page; nothing where there is no filter. */
export function SaveSearch({ kind, facets, filters }: Props) {
  const chosen = savedFiltersOf(facets);
  const { pathname, search } = useLocation();
  if (!chosen) return null;
  return (
    <Save key={pathname + search} {...{ kind, chosen, page: pathname + search, name: nameOf(filters) }} />
  );
}

interface SaveProps {
  kind: SearchKind;
  chosen: SavedFilters;
  page: string;
  name: string;
}

function Save({ kind, chosen, page, name }: SaveProps) {
  const { t } = useLingui();
  const user = useUser();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<SavedSearch | null>(null);
  const save = (fields: SearchFields) =>
    call('POST /api/saved-search', { body: { kind, filters: chosen, ...fields } });
  const initial: SearchFields = { name, frequency: 'DAILY' };
  const isSignedIn = user !== null;
  useEffect(() => {
    // Somebody who signed in to save this search.
    if (isSignedIn && resumeSaving(page))
      void save({ name, frequency: 'DAILY' }).then((result) => {
        if (result.ok) setSaved(result.data);
        else setOpen(true);
      });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSignedIn, page]);
  const press = () => {
    if (user) return setOpen(true);
    rememberSaving(page);
    void navigate(paths.login(page));
  };
  if (saved) return <Saved search={saved} />;
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
          onDone={setSaved}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function Saved({ search: { name } }: { search: SavedSearch }) {
  return (
    <output className="inline-flex min-h-8.5 items-center text-sm text-ink-2">
      <span>
        <Trans>
          “{name}” is saved. We’ll tell you what’s new.{' '}
          <Link to={paths.savedSearches()} className="underline underline-offset-3">
            Saved searches
          </Link>
        </Trans>
      </span>
    </output>
  );
}
