import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useNow } from '../../platform/now.ts';
import { Prose } from '../../ui/Prose.tsx';
import { HireButton } from '../hire/HireButton.tsx';
import { fateText, hoursText, readersTime, versionTitle } from '../offer-text.ts';
import type { Hire } from '../hire/use-hire.ts';
import { VersionNote } from './VersionNote.tsx';
import { isPromised } from './versions.ts';

interface Props {
  job: Job;
  /** All versions. */
  offers: readonly Offer[];
  /** Those of them to show, the latest first. */
  earlier: readonly Offer[];
  side: Side;
  zone: string;
  /** For clients while talking: a promised version can still be taken. */
  hire: Hire | null;
}

/** The earlier versions, the latest first: those whose price is still promised stay open, the others fold. */
export function EarlierOffers({ job, offers, earlier, side, zone, hire }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const promised = earlier.filter((offer) => isPromised(offer, now));
  const folded = earlier.filter((offer) => !promised.includes(offer));
  const after = ({ version }: Offer) => offers.find((offer) => offer.version === version + 1);
  const shared = { job, side, zone };
  return (
    <>
      {promised.length > 0 && (
        <ul aria-label={t`Guaranteed prices`} className="grid gap-3">
          {promised.map((offer) => (
            <Promised key={offer.id} offer={offer} hire={hire} {...shared} />
          ))}
        </ul>
      )}
      {folded.length > 0 && (
        <details>
          <summary className="py-3 md:py-0.5 text-sm font-semibold text-ink-2">
            <Plural value={folded.length} one="# earlier version" other="# earlier versions" />
          </summary>
          <ul className="mt-2 border-t border-line">
            {folded.map((offer) => (
              <Folded key={offer.id} offer={offer} next={after(offer)} {...shared} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type RowProps = Omit<Props, 'offers' | 'earlier' | 'hire'> & { offer: Offer };

function Promised({ offer, hire, ...props }: RowProps & { hire: Hire | null }) {
  const { job, side, zone } = props;
  const until = offer.payableUntil && readersTime(offer.payableUntil, { pair: job, side, zone });
  return (
    <li className="grid gap-2 rounded-md bg-time-soft px-4 py-3">
      <Head offer={offer} {...props} />
      <p className="text-sm text-time-ink tabular-nums">
        <Trans>Can still be taken until {until}.</Trans>
      </p>
      {offer.scope && <FoldedScope text={offer.scope} />}
      {hire && (
        <div>
          <HireButton job={job} offer={offer} hire={hire} kind="quiet" small />
        </div>
      )}
    </li>
  );
}

function Folded({ offer, next, ...props }: RowProps & { next: Offer | undefined }) {
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <Head offer={offer} {...props} />
      <p className="text-sm text-ink-3">{fateText(offer, next)}</p>
      {offer.scope && <FoldedScope text={offer.scope} />}
    </li>
  );
}

function Head({ offer, job, side, zone }: RowProps) {
  const hours = hoursText(offer);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 tabular-nums">
      <span>
        <b className="font-semibold">{versionTitle(offer, job, side)}</b>
        {hours && <span className="text-ink-2"> · {hours}</span>}
      </span>
      <VersionNote offer={offer} zone={zone} />
    </div>
  );
}

function FoldedScope({ text }: { text: string }) {
  return (
    <details className="text-sm">
      <summary className="py-3 md:py-0.5 text-ink-2">
        <Trans>Scope</Trans>
      </summary>
      <div className="pt-1.5">
        <Prose text={text} />
      </div>
    </details>
  );
}
