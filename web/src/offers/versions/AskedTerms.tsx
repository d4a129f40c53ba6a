import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isBudget } from '@parley/contract/offers/rules.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { shortName } from '../../users/short-name.ts';
import { hoursText, termsText, versionTitle } from '../offer-text.ts';
import { useAcceptAsk } from '../form/use-accept-ask.ts';
import type { OfferActions } from '../use-offer-actions.ts';
import { VersionNote } from './VersionNote.tsx';

interface Props {
  job: Job;
  ask: Offer;
  side: Side;
  zone: string;
  /** Why nothing can be answered now. */
  whyNot: string | null;
  acts: OfferActions;
}

/** What the client asks for, or had in mind when they invited, between the versions: the professional answers it here. */
export function AskedTerms({ job, ask, side, zone, whyNot, acts }: Props) {
  const { accept, pending, refusal } = useAcceptAsk(job.id, acts.reload);
  const name = shortName(otherOf(job, side).displayName);
  const terms = termsText(ask);
  return (
    <div className="grid gap-3 border-l-3 border-time py-1 pl-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg tabular-nums">{versionTitle(ask, job, side)}</h3>
        <VersionNote offer={ask} zone={zone} />
      </div>
      <AskedHours ask={ask} />
      {ask.scope && <Prose text={ask.scope} />}
      {side === 'client' ? (
        !isBudget(ask) && (
          <p className="text-sm text-ink-3">
            {job.offer === null ? (
              <Trans>Waiting for {name} to reply.</Trans>
            ) : (
              <Trans>Waiting for {name} to reply. Their offer stands until then.</Trans>
            )}
          </p>
        )
      ) : (
        <div className="flex flex-wrap gap-2.5">
          {/* A budget names no days: the professional's offer does. */}
          {isBudget(ask) ? (
            <Button small disabledBecause={whyNot} onClick={acts.offer}>
              <Trans>Make an offer</Trans>
            </Button>
          ) : (
            <>
              <Button small pending={pending} disabledBecause={whyNot} onClick={() => void accept(ask)}>
                <Trans>Offer {terms}</Trans>
              </Button>
              <Button small kind="quiet" disabledBecause={whyNot} onClick={acts.offer}>
                <Trans>Make another offer</Trans>
              </Button>
            </>
          )}
          <Button small kind="plain" disabledBecause={whyNot} onClick={acts.decline}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      )}
      <FormMessage message={refusal?.message ?? null} />
    </div>
  );
}

function AskedHours({ ask }: { ask: Offer }) {
  const hours = hoursText(ask);
  return hours && <p className="text-ink-2 tabular-nums">{hours}</p>;
}
