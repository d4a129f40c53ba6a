import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { OpenDebt } from '@parley/contract/payments/debts.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { JobLink } from '../JobLink.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';
import { DataTable, RowButton } from '../list/DataTable.tsx';

/** What professionals owe; nothing where nobody does. */
export function OpenDebts({ loaded }: { loaded: Result<OpenDebt[]> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const [selected, setSelected] = useState<OpenDebt | null>(null);
  if (!loaded.ok) return <LoadError title={t`We couldn’t load what professionals owe`} refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div className="mb-12">
      <Section title={t`Owed by professionals`} strong end={`${loaded.data.length}`}>
        <DataTable
          label={t`Owed by professionals`}
          rows={loaded.data}
          columns={[
            { name: t`Job`, cell: (debt) => <JobLink {...debt} /> },
            { name: t`Professional`, cell: ({ professional }) => professional.displayName },
            { name: t`At first`, cell: ({ amountCents }) => money(amountCents), isNumber: true },
            { name: t`Still owed`, cell: ({ leftCents }) => money(leftCents), isNumber: true },
            { name: t`Why`, cell: ({ reason }) => reason },
            { name: t`Since`, cell: ({ at }) => dateText(at, zone), isShort: true },
          ]}
          actions={(debt) => (
            <RowButton name={t`Write off`} of={debt.title} onClick={() => setSelected(debt)} />
          )}
        />
      </Section>
      {selected && <WriteOffDialog debt={selected} onClose={() => setSelected(null)} />}
    </div>
  );
}

function WriteOffDialog({ debt, onClose }: { debt: OpenDebt; onClose: () => void }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      draft={`write off ${debt.id}`}
      title={t`Write off`}
      about={<WrittenOff debt={debt} />}
      help={t`Kept in the audit log.`}
      send={(reason, again) =>
        call('POST /api/payment/admin/debts/write-off', { body: { id: debt.id, reason, ...again } })
      }
      done={() => revalidate()}
      confirm={t`Write off`}
      kind="danger"
      onClose={onClose}
    />
  );
}

function WrittenOff({ debt: { professional, leftCents } }: { debt: OpenDebt }) {
  const amount = money(leftCents);
  const name = professional.displayName;
  return (
    <Trans>
      Parley stops asking {name} for {amount}; it comes out of Parley’s fees. We’ll tell them. This can’t be
      undone.
    </Trans>
  );
}
