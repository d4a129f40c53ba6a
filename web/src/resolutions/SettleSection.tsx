import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isDisputedJob } from '@parley/contract/jobs/states.ts';
import { sharesOf } from '@parley/contract/payments/platform-fee.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { ShareList } from '../payments/ShareList.tsx';
import { useNow } from '../platform/now.ts';
import { whenText } from '../time/format.ts';
import { onYourClock } from '../time/on-your-clock.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { shortName } from '../users/short-name.ts';
import { canSettle } from './can-settle.ts';
import { openResolutions } from './open-resolutions.ts';
import { titleText, undecidedText } from './resolution-text.ts';
import type { Settling } from './use-settling.ts';

interface Props {
  job: Job;
  resolutions: readonly Resolution[];
  side: Side;
  zone: string;
  settling: Settling;
}

/** What the two suggest to settle their job, while something waits for an answer or the job is disputed. */
export function SettleSection(props: Props) {
  const { t } = useLingui();
  const { job, resolutions, side, zone } = props;
  const now = useNow();
  const { theirs, mine } = openResolutions(resolutions, side, now);
  const isDisputed = isDisputedJob(job.status);
  const name = shortName(otherOf(job, side).displayName);
  if (!canSettle(job, now) || !(theirs ?? mine ?? isDisputed)) return null;
  return (
    <div id="settle" className="scroll-mt-24">
      <Section title={t`Settle it between you`} strong>
        <div className="grid gap-5 pt-4">
          {isDisputed && (
            <p className="max-w-[62ch] text-pretty text-ink-2 tabular-nums">
              {job.hasDisabledSide
                ? t`${name}’s account is disabled, so you two can’t agree on anything right now.`
                : t`You two can still agree, at any time and without Parley.`}{' '}
              {undecidedText(job, { side, zone })}
            </p>
          )}
          {theirs && <Suggested {...props} resolution={theirs} />}
          {mine && <Suggested {...props} resolution={mine} />}
        </div>
      </Section>
    </div>
  );
}

function Suggested({ job, resolution, side, zone, settling }: Props & { resolution: Resolution }) {
  const now = useNow();
  const name = shortName(otherOf(job, side).displayName);
  const { toProfessionalCents, heldCents, expiresAt, message } = resolution;
  const deadline = onYourClock(whenText(expiresAt, zone, now), expiresAt, zone, otherOf(job, side).timeZone);
  const isMine = resolution.by === side;
  return (
    <article className="grid gap-3 border-l-3 border-time py-1 pl-4 tabular-nums">
      <h3 className="text-lg text-balance">{titleText(resolution, job, { side, zone })}</h3>
      {message && <q className="whitespace-pre-line wrap-anywhere text-ink-2">{message}</q>}
      {toProfessionalCents !== null && (
        <ShareList job={job} shares={sharesOf(heldCents, toProfessionalCents, job.money)} side={side} />
      )}
      <p className="text-sm text-ink-3">
        {isMine ? (
          <Trans>
            {name} has until {deadline} to reply. Without a reply, nothing changes.
          </Trans>
        ) : (
          <Trans>Reply by {deadline}. Without a reply, nothing changes.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {isMine ? (
          <Button small kind="quiet" onClick={() => settling.answer(resolution, 'withdraw')}>
            <Trans>Withdraw suggestion</Trans>
          </Button>
        ) : (
          <Answers resolution={resolution} settling={settling} />
        )}
      </div>
    </article>
  );
}

function Answers({ resolution, settling }: Pick<Props, 'settling'> & { resolution: Resolution }) {
  const isMoney = resolution.toProfessionalCents !== null;
  return (
    <>
      <Button small onClick={() => settling.answer(resolution, 'accept')}>
        {isMoney ? <Trans>Settle the job</Trans> : <Trans>Agree to the new date</Trans>}
      </Button>
      <Button small kind="quiet" onClick={() => settling.suggest(isMoney ? 'money' : 'due_date')}>
        {isMoney ? <Trans>Suggest another split</Trans> : <Trans>Suggest another date</Trans>}
      </Button>
      <Button small kind="plain" onClick={() => settling.answer(resolution, 'decline')}>
        <Trans>Decline suggestion</Trans>
      </Button>
    </>
  );
}
