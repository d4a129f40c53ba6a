import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Bulk, BulkAct } from './bulk-act.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { Selection } from './use-selection.ts';

interface Props<T> {
  bulk: Bulk<T>;
  rows: readonly T[];
  selection: Selection;
}

/** What can be done to the chosen rows; stays in sight while the list scrolls. */
export function BulkBar<T extends { id: string }>({ bulk, rows, selection }: Props<T>) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ act: BulkAct<T>; rows: readonly T[] } | null>(null);
  const { count } = selection;
  const chosen = rows.filter(({ id }) => selection.has(id));
  return (
    <>
      {/* Always there: a live region has to exist before its text is announced. */}
      <p aria-live="polite" className="sr-only">
        {count > 0 && <Plural value={count} one="# row selected" other="# rows selected" />}
      </p>
      {count > 0 && (
        <section
          aria-label={t`Selected rows`}
          className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-sheet p-3 shadow-float"
        >
          <b className="mr-auto pl-1 tabular-nums">
            <Plural value={count} one="# selected" other="# selected" />
          </b>
          {bulk.acts.map((act) => {
            const fitting = chosen.filter(act.fits);
            const { label } = act;
            const number = fitting.length;
            return (
              <Button
                key={act.key}
                small
                kind={act.kind ?? 'quiet'}
                disabledBecause={number > 0 ? null : t`None of the selected rows can be changed this way.`}
                onClick={() => setAsked({ act, rows: fitting })}
              >
                {number > 0 ? t`${label} (${number})` : label}
              </Button>
            );
          })}
          <Button small kind="plain" onClick={selection.clear}>
            <Trans>Clear selection</Trans>
          </Button>
        </section>
      )}
      {asked && <BulkDialog {...asked} bulk={bulk} selection={selection} onClose={() => setAsked(null)} />}
    </>
  );
}
