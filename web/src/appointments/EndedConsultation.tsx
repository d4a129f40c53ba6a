import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { takeFocus } from '../ui/feedback/take-focus.ts';
import { durationText } from '../time/format.ts';
import { pastTimeText } from '../time/long-dates.ts';
import { LinkButton } from '../ui/Button.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { shortName } from '../users/short-name.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import { otherOf, otherSide, type Side } from '@parley/contract/sides.ts';
import { ConsultationActions } from './actions/ConsultationActions.tsx';
import { ConsultationMoney } from './money/ConsultationMoney.tsx';
import { endedText, callMinutes } from './meeting-text.ts';
import { attendanceStatus, calledOffBy, isMissed } from './status.ts';
import { NextSteps } from './NextSteps.tsx';

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  isJobOver: boolean;
  /** Nobody is hired yet: what comes next is below. */
  isTalking: boolean;
  /** It ended while the page was open. */
  isFresh: boolean;
}

/** A consultation that is over: how long it was, who attended, and what comes next. */
export function EndedConsultation({ appointment, side, zone, isJobOver, isTalking, isFresh }: Props) {
  const { t } = useLingui();
  const { startsAt, minutes, status, agreedAt } = appointment;
  const calledOff = calledOffBy(appointment);
  const reason = calledOff && appointment.history.at(-1)?.message;
  const lasted = callMinutes(appointment);
  const [time, duration] = [pastTimeText(startsAt, zone, useNow()), durationText(minutes)];
  return (
    <section
      aria-label={t`Consultation`}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-7"
    >
      <div>
        <h2 ref={isFresh ? takeFocus : undefined} tabIndex={-1} className="text-2xl outline-none">
          {calledOff === null ? t`Ended` : t`Canceled`}
        </h2>
        <p className="mt-2 max-w-[56ch] text-ink-2 tabular-nums">{endedText(appointment, { side, zone })}</p>
        {reason && <q className="mt-2 block max-w-[56ch] whitespace-pre-line text-ink-2">{reason}</q>}
      </div>
      <DescriptionList
        facts={[
          [agreedAt === null ? t`Suggested` : t`Agreed`, t`${time} (your time), ${duration}`],
          [t`Call duration`, lasted === null ? null : durationText(lasted)],
          ...(isOff(status) ? [] : whoCame(appointment, side)),
          [t`Attendance`, attendanceStatus(appointment, side)?.label ?? null],
        ]}
      />
      <ConsultationMoney appointment={appointment} side={side} zone={zone} hasReceipt />
      {appointment.payment !== null && (
        <ConsultationActions {...{ appointment, side, zone }} amountCents={null} only={['object']} />
      )}
      {isJobOver ? (
        <p className="max-w-[56ch] text-pretty text-ink-2">
          <Trans>The job has ended too. Your messages and files stay in its chat.</Trans>
        </p>
      ) : (
        !isOff(status) &&
        (isMissed(appointment) || !isTalking) && <Next appointment={appointment} side={side} zone={zone} />
      )}
      <div className="flex flex-wrap gap-2.5">
        <LinkButton
          kind={isTalking && !isMissed(appointment) ? 'quiet' : 'strong'}
          to={paths.job(appointment.jobId)}
        >
          <Trans>Back to the job</Trans>
        </LinkButton>
      </div>
    </section>
  );
}

function whoCame({ checkedIn, client, professional }: Appointment, side: Side) {
  const other = otherSide(side);
  const name = (other === 'client' ? client : professional).displayName;
  const came = (isEnabled: boolean) => (isEnabled ? t`Checked in` : t`Didn’t check in`);
  return [
    [t`You`, came(checkedIn[side])],
    [name, came(checkedIn[other])],
  ] as const;
}

function Next({ appointment, side, zone }: Pick<Props, 'appointment' | 'side' | 'zone'>) {
  const name = shortName(otherOf(appointment, side).displayName);
  const jobPath = paths.job(appointment.jobId);
  if (isMissed(appointment))
    return (
      <div className="grid gap-2">
        <h3>
          <Trans>Next steps</Trans>
        </h3>
        <NextSteps appointment={appointment} side={side} zone={zone} />
        <p className="text-sm text-pretty text-ink-2">
          <Trans>
            You can do all of this on the{' '}
            <Link to={jobPath} className="underline">
              job page
            </Link>
            .
          </Trans>
        </p>
      </div>
    );
  return (
    <div>
      <h3 className="mb-2">
        <Trans>Next steps</Trans>
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-pretty text-ink-2">
        <li>
          {side === 'professional' ? (
            <Trans>
              When the work is done, deliver it on the{' '}
              <Link to={jobPath} className="underline">
                job page
              </Link>
              .
            </Trans>
          ) : (
            <Trans>
              {name} does the work and delivers it on the{' '}
              <Link to={jobPath} className="underline">
                job page
              </Link>
              . We’ll let you know.
            </Trans>
          )}
        </li>
        <li>
          <Trans>To talk again, schedule another consultation there.</Trans>
        </li>
        <li>
          <Trans>Your messages and files stay in the job’s chat.</Trans>
        </li>
      </ul>
    </div>
  );
}
