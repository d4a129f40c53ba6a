import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { EarlierOffers } from './EarlierOffers.tsx';
import { Terms } from './Terms.tsx';
import { VersionNote } from './VersionNote.tsx';
import { versionsOf } from './versions.ts';

interface Props {
  job: Job;
  /** All versions, the latest first. */
  offers: readonly Offer[];
  side: Side;
  zone: string;
}

/** The terms a client hired on, with the versions before: each stays readable. */
export function AgreedOffer({ job, offers, side, zone }: Props) {
  const { standing, earlier, ask } = versionsOf(offers);
  const others = ask ? [ask, ...earlier] : earlier;
  return (
    // Below something else it's ruled off; alone in its section it has that one's rule.
    <div className="grid gap-4 not-first:mt-5 not-first:border-t not-first:border-line not-first:pt-5 empty:hidden">
      {standing && (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="text-lg">
              <Trans>The offer</Trans>
            </h3>
            <VersionNote offer={standing} zone={zone} />
          </div>
          <Terms offer={standing} before={null} />
        </>
      )}
      <EarlierOffers job={job} offers={offers} earlier={others} side={side} zone={zone} hire={null} />
    </div>
  );
}
