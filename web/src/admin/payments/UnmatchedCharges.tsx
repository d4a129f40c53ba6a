import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { moneyIn } from '@parley/contract/payments/amounts.ts';
import { money } from '@parley/contract/money.ts';
import type { UnmatchedCharge } from '@parley/contract/payments/schemas.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { JobLink } from '../JobLink.tsx';
import { DataTable } from '../list/DataTable.tsx';

const DIFFERS: Record<UnmatchedCharge['differs'][number], MessageDescriptor> = {
  amount: msg`Wrong amount`,
  currency: msg`Wrong currency`,
  reference: msg`Reference of another payment`,
  second: msg`Charged twice`,
};
const REFUNDS: Record<UnmatchedCharge['refund'], MessageDescriptor> = {
  NONE: msg`Not refunded`,
  PENDING: msg`Refund on its way`,
  DONE: msg`Refunded`,
  STUCK: msg`Refund stuck`,
};

/** Charges that don’t match their payment; nothing where there are none. */
export function UnmatchedCharges({ loaded }: { loaded: Result<UnmatchedCharge[]> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  if (!loaded.ok) return <LoadError title={t`We couldn’t load the unmatched charges`} refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div className="mb-12">
      <Section title={t`Unmatched charges`} strong end={`${loaded.data.length}`}>
        <DataTable
          label={t`Unmatched charges`}
          rows={loaded.data.map((charge) => ({ ...charge, id: charge.chargeId }))}
          columns={[
            { name: t`Job`, cell: (charge) => <JobLink {...charge} /> },
            { name: t`Client`, cell: ({ client }) => client.displayName },
            { name: t`Problem`, cell: ({ differs }) => differs.map((each) => t(DIFFERS[each])).join(', ') },
            {
              name: t`Charged`,
              cell: ({ amountCents, currency }) => moneyIn(amountCents, currency),
              isNumber: true,
            },
            { name: t`Agreed`, cell: ({ expectedCents }) => money(expectedCents), isNumber: true },
            { name: t`Found`, cell: ({ foundAt }) => dateText(foundAt, zone), isShort: true },
            { name: t`Refund`, cell: ({ refund }) => t(REFUNDS[refund]) },
          ]}
        />
      </Section>
    </div>
  );
}
