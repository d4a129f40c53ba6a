import { money, moneyIn } from '@parley/contract/money.ts';
import type { UnmatchedCharge } from '@parley/contract/payments/schemas.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/format.ts';
import { Section } from '../../ui/Section.tsx';
import { Unloaded } from '../../ui/feedback/Unloaded.tsx';
import { JobLink } from '../JobLink.tsx';
import { Rows } from '../list/Rows.tsx';

const DIFFERS: Record<UnmatchedCharge['differs'][number], string> = {
  amount: 'Wrong amount',
  currency: 'Other currency',
  reference: 'Reference of another payment',
  second: 'Charged a second time',
};
const REFUNDS: Record<UnmatchedCharge['refund'], string> = {
  NONE: 'Not refunded',
  PENDING: 'Refund on its way',
  DONE: 'Refunded',
  STUCK: 'Refund stuck',
};

/** What cards were charged that nobody asked for; nothing at all where every charge was right. */
export function UnmatchedCharges({ loaded }: { loaded: Result<UnmatchedCharge[]> }) {
  const zone = useViewerZone();
  if (!loaded.ok)
    return <Unloaded title="We could not load the charges that do not match" refusal={loaded} />;
  if (loaded.data.length === 0) return null;
  return (
    <div className="mb-12">
      <Section title="Charges that do not match" strong end={`${loaded.data.length}`}>
        <Rows
          label="Charges that do not match"
          rows={loaded.data.map((charge) => ({ ...charge, id: charge.chargeId }))}
          columns={[
            { name: 'Job', cell: (charge) => <JobLink {...charge} /> },
            { name: 'Client', cell: ({ client }) => client.displayName },
            { name: 'Problem', cell: ({ differs }) => differs.map((each) => DIFFERS[each]).join(', ') },
            {
              name: 'Charged',
              cell: ({ amountCents, currency }) => moneyIn(amountCents, currency),
              isNumber: true,
            },
            { name: 'Agreed', cell: ({ expectedCents }) => money(expectedCents), isNumber: true },
            { name: 'Found', cell: ({ foundAt }) => dateText(foundAt, zone), isShort: true },
            { name: 'Money', cell: ({ refund }) => REFUNDS[refund] },
          ]}
        />
      </Section>
    </div>
  );
}
