import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { money } from '@parley/contract/money.ts';
import type { Shares } from '@parley/contract/payments/platform-fee.ts';
import type { Side } from '@parley/contract/sides.ts';
import { DescriptionList } from '../ui/DescriptionList.tsx';

interface Props {
  job: Pick<Job, Side>;
  shares: Shares & { takenCents?: number };
  /** The reader's side; null for admins. */
  side?: Side | null;
}

/** What each side gets of the held money, to the cent; read out while it changes. */
export function ShareList({ job, shares, side = null }: Props) {
  const { t } = useLingui();
  const { toProfessionalCents, feeCents, netCents, toClientCents, takenCents = 0 } = shares;
  const [professional, client] = [job.professional.displayName, job.client.displayName];
  const isProfessional = side === 'professional';
  return (
    <div aria-live="polite" className="border-t-2 border-ink">
      <DescriptionList
        facts={[
          [
            isProfessional ? t`For you, before the fee` : t`${professional}, before the fee`,
            money(toProfessionalCents),
          ],
          [t`Fee`, money(feeCents)],
          [t`Pays back what ${professional} owes`, takenCents > 0 && money(takenCents)],
          [isProfessional ? t`You receive` : t`${professional} receives`, money(netCents - takenCents)],
          [side === 'client' ? t`You get back` : t`${client} gets back`, money(toClientCents)],
        ]}
      />
    </div>
  );
}
