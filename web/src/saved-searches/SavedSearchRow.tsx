import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../platform/api.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dayTimeText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Tag } from '../ui/Tag.tsx';
import { FREQUENCIES } from './frequency.ts';
import { pathTo } from './saved-filters.ts';
import { SearchForm } from './SearchForm.tsx';
import { useSavedSearch } from './use-saved-search.ts';

/** A saved search and what can be done with it; once it is deleted, its place stays with an undo. */
export function SavedSearchRow({ search: given }: { search: SavedSearch }) {
  const { t } = useLingui();
  const { search, isRemoved, pending, error, setSearch, togglePause, remove, restore } =
    useSavedSearch(given);
  const [isEditing, setEditing] = useState(false);
  const { id, name, frequency, paused } = search;
  if (isRemoved) return <Removed name={name} pending={pending} error={error} onUndo={restore} />;
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold wrap-anywhere">
            <Link to={pathTo(search)} className="underline-offset-3">
              {name}
            </Link>
            {paused && <Tag>{t`Paused`}</Tag>}
          </h2>
          <State search={search} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" small aria-label={t`Edit ${name}`} onClick={() => setEditing(true)}>
            <Trans>Edit</Trans>
          </Button>
          <Button kind="quiet" small pending={pending} onClick={togglePause}>
            {paused ? t`Resume alerts` : t`Pause alerts`}
          </Button>
          <Button kind="plain" small aria-label={t`Delete ${name}`} onClick={remove}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
      <FormMessage message={error} />
      <Dialog open={isEditing} onClose={() => setEditing(false)} title={t`Edit this search`}>
        <SearchForm
          initial={{ name, frequency }}
          button={t`Save changes`}
          send={(fields) =>
            call('PUT /api/saved-search/:id', { params: { id }, body: { ...fields, paused } })
          }
          onDone={(changed) => {
            setSearch(changed);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      </Dialog>
    </li>
  );
}

function State({ search }: { search: SavedSearch }) {
  const zone = useViewerZone();
  const { isGone, newCount } = search;
  return (
    <div className="mt-1 grid gap-1 text-sm text-pretty text-ink-3 tabular-nums">
      <p>{[kindText(search), alertsText(search, zone)].join(' · ')}</p>
      {newCount > 0 && (
        <p>
          {plural(newCount, {
            one: '# new result since the last alert',
            other: '# new results since the last alert',
          })}
        </p>
      )}
      {isGone && (
        <p className="border-l-2 border-bad pl-3 text-ink-2">
          <Trans>
            Its discipline or category no longer exists, so nothing new can match. You can delete it.
          </Trans>
        </p>
      )}
    </div>
  );
}

const kindText = ({ kind }: SavedSearch) => (kind === 'SERVICE' ? t`Services` : t`Job postings`);

function alertsText({ frequency, alertedAt }: SavedSearch, zone: string): string {
  const alerts = FREQUENCIES.find(({ value }) => value === frequency)?.alerts ?? '';
  if (alertedAt === null) return alerts;
  const time = dayTimeText(alertedAt, zone);
  return t`${alerts}, the last on ${time}`;
}

interface RemovedProps {
  name: string;
  pending: boolean;
  error: string | null;
  onUndo: () => void;
}

function Removed({ name, pending, error, onUndo }: RemovedProps) {
  return (
    <li className="border-b border-line py-5">
      <output className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-40 text-ink-3">
          <Trans>“{name}” was deleted.</Trans>
        </span>
        <Button
          kind="plain"
          small
          pending={pending}
          icon={<Undo2 aria-hidden className="size-4" />}
          onClick={onUndo}
        >
          <Trans>Undo</Trans>
        </Button>
        <span className="text-sm text-bad empty:hidden">{error}</span>
      </output>
    </li>
  );
}
