import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { PROMISED_FOR_HOURS } from '@parley/contract/offers/rules.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { feeText, netOf } from '../../platform/installation/fee-text.ts';
import { useNow } from '../../platform/now.ts';
import { shortName } from '../../users/short-name.ts';
import { creditFor, toPayFor } from '../hire/to-pay.ts';
import { readersTime } from '../offer-text.ts';
import { Terms } from './Terms.tsx';
import { VersionNote } from './VersionNote.tsx';
import { promisedUntil } from './versions.ts';

interface Props {
  job: Job;
  offer: Offer;
  before: Offer | null;
  side: Side;
  zone: string;
  /** The actions of the card. */
  children?: ReactNode;
}

/** The offer that can be paid now: its terms, what changed, and until when its price is promised. */
export function CurrentOffer({ job, offer, before, side, zone, children }: Props) {
  const name = shortName(job.professional.displayName);
  return (
    <article className="grid min-w-0 gap-4 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">
          {side === 'client' ? <Trans>{name}’s offer</Trans> : <Trans>Your offer</Trans>}
        </h3>
        <VersionNote offer={offer} zone={zone} />
      </div>
      <Terms offer={offer} before={before} />
      {side === 'professional' && <Net job={job} offer={offer} />}
      <Promise job={job} offer={offer} side={side} zone={zone} />
      {children}
    </article>
  );
}

function Net({ job, offer }: { job: Job; offer: Offer }) {
  const [, ...later] = offer.milestones ?? [];
  const payments = [toPayFor(job, offer), ...later.map((each) => each.amountCents)];
  const netCents = payments.reduce((sum, cents) => sum + netOf(cents, offer), 0);
  const credit = creditFor(job, offer);
  const creditText = shortMoney(credit);
  const feeTexts = new Set(payments.map((cents) => feeText(cents, offer)));
  const [only = ''] = feeTexts;
  const [net, fee] = [
    shortMoney(netCents),
    feeTexts.size === 1 ? only : shortMoney(sumOf(payments) - netCents),
  ];
  return (
    <p className="text-sm text-ink-3 tabular-nums">
      <Trans>
        You receive {net} after the {fee} fee.
      </Trans>{' '}
      {credit > 0 && <Trans>The {creditText} paid for the consultation is already deducted.</Trans>}
    </p>
  );
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);

/** A price that stood when a consultation began can be taken for three days, even if another one replaces it. */
function Promise({ job, offer, side, zone }: Omit<Props, 'before' | 'children'>) {
  const now = useNow();
  const until = promisedUntil(offer, job.appointments, { hours: PROMISED_FOR_HOURS, now });
  if (until === null) return null;
  const [amount, time] = [shortMoney(offer.amountCents), readersTime(until, { pair: job, side, zone })];
  const [pro, client] = [shortName(job.professional.displayName), shortName(job.client.displayName)];
  return (
    <p className="border-l-3 border-time pl-3.5 text-sm text-pretty tabular-nums">
      <b className="font-semibold">
        <Trans>{amount} is guaranteed.</Trans>
      </b>{' '}
      {side === 'client' ? (
        <Trans>
          You can hire on these terms until {time}, even if {pro} changes the offer.
        </Trans>
      ) : (
        <Trans>
          {client} can hire you on these terms until {time}, even if you change the offer.
        </Trans>
      )}
    </p>
  );
}
