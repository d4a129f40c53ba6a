import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side, sideOfRole } from '@parley/contract/sides.ts';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { consultationText } from '../services/price.ts';
import { BothTimes } from '../time/BothTimes.tsx';
import { theirTime } from '../time/both-times.ts';
import { dayText, dayTimeText, timeText } from '../time/format.ts';
import { Countdown } from '../time/Countdown.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Tag } from '../ui/Tag.tsx';
import { shortName } from '../users/short-name.ts';
import { AddToCalendar } from './calendar/AddToCalendar.tsx';
import { isRoomOpen } from './actions/upcoming.ts';
import { ConsultationActions } from './actions/ConsultationActions.tsx';
import { ConsultationMoney } from './money/ConsultationMoney.tsx';
import { ConsultationTimeline } from './ConsultationTimeline.tsx';
import { appointmentStatus, attendanceStatus, showsOnlyAgreedTime, isMissed } from './status.ts';
import { NextSteps } from './NextSteps.tsx';

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  /** What was paid for the work, or would be; null while there is no offer. */
  amountCents: number | null;
  /** Whether either side has blocked the other, and nobody is hired. */
  isCutOff: boolean;
  isWide: boolean;
}

/** An upcoming consultation, agreed or only suggested: its time on both clocks, whose turn it is, and the link to the room. */
export function UpcomingConsultation({ appointment, side, zone, amountCents, isCutOff, isWide }: Props) {
  const now = useNow();
  const { t } = useLingui();
  const { id, jobId, startsAt, agreedAt, proposedStartsAt, turn } = appointment;
  const isOpen = isRoomOpen(appointment, now);
  // Whoever is asked something answers first.
  const isAsked = turn !== null && sideOfRole(turn) === side && !isOpen;
  const room = agreedAt !== null && (
    <div className="flex flex-wrap items-center gap-2">
      <LinkButton kind={isOpen ? 'time' : 'quiet'} small={!isOpen} to={paths.consultation(jobId, id)}>
        {isOpen ? (appointment.checkedIn[side] ? t`Join` : t`Check in`) : t`View consultation`}
      </LinkButton>
      <AddToCalendar id={id} />
    </div>
  );
  return (
    <li id={`consultation-${id}`} className="grid scroll-mt-24 gap-3">
      {isWide ? (
        <Clocks appointment={appointment} side={side} zone={zone} />
      ) : (
        <When at={startsAt} appointment={appointment} side={side} zone={zone} isStrong />
      )}
      {!showsOnlyAgreedTime(appointment, now) && (
        <PendingReply appointment={appointment} side={side} zone={zone} />
      )}
      {proposedStartsAt && (
        <div className="border-l-2 border-time pl-3">
          <p className="text-sm text-ink-3">
            <Trans>New time suggested</Trans>
          </p>
          <When at={proposedStartsAt} appointment={appointment} side={side} zone={zone} />
        </div>
      )}
      <Decided appointment={appointment} side={side} zone={zone} />
      <ConsultationMoney appointment={appointment} side={side} zone={zone} />
      <div className={isWide ? 'flex flex-wrap items-center gap-2' : 'grid gap-2'}>
        {!isAsked && room}
        <ConsultationActions
          appointment={appointment}
          side={side}
          zone={zone}
          amountCents={amountCents}
          isCutOff={isCutOff}
        />
        {isAsked && room}
      </div>
      <ConsultationTimeline appointment={appointment} side={side} zone={zone} />
    </li>
  );
}

/** The time on both clocks, with their owners. */
function Clocks({ appointment, side, zone }: Pick<Props, 'appointment' | 'side' | 'zone'>) {
  const { startsAt, minutes, priceCents, agreedAt } = appointment;
  const other = otherOf(appointment, side);
  return (
    <div className="grid gap-3">
      <BothTimes
        at={startsAt}
        viewerZone={zone}
        otherZone={other.timeZone}
        otherName={shortName(other.displayName)}
      />
      <p className="text-sm tabular-nums">
        <span className="text-ink-3">{consultationText(minutes, priceCents)}</span>
        {agreedAt !== null && (
          <b className="font-semibold text-time-ink">
            {' · '}
            <Countdown to={startsAt} />
          </b>
        )}
      </p>
    </div>
  );
}

interface WhenProps {
  at: string;
  appointment: Appointment;
  side: Side;
  zone: string;
  isStrong?: boolean;
}

function When({ at, appointment, side, zone, isStrong = false }: WhenProps) {
  const other = otherOf(appointment, side);
  const name = shortName(other.displayName);
  const there = theirTime(at, zone, other.timeZone);
  return (
    <p className="tabular-nums">
      <b
        className={`block font-display font-semibold tracking-tight ${isStrong ? 'text-xl' : 'text-lg text-time-ink'}`}
      >
        {dayText(at, zone)}, {timeText(at, zone)}
      </b>
      {there !== null && (
        <span className="block text-sm text-ink-3">
          <TheirTime time={there} name={name} />
        </span>
      )}
      {isStrong && appointment.agreedAt !== null && (
        <span className="block text-sm font-semibold text-time-ink">
          <Countdown to={at} />
        </span>
      )}
    </p>
  );
}

function TheirTime({ time, name }: { time: string; name: string }) {
  return (
    <Trans>
      your time · {time} for {name}
    </Trans>
  );
}

/** Who attended is decided while the room is still open. */
function Decided({ appointment, side, zone }: Omit<WhenProps, 'at' | 'isStrong'>) {
  const labels = isMissed(appointment) ? attendanceStatus(appointment, side) : null;
  if (labels === null) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <Tag tone={labels.tone}>{labels.label}</Tag>
      <NextSteps appointment={appointment} side={side} zone={zone} />
    </div>
  );
}

/** What it waits for, whose turn it is, and until when. */
function PendingReply({ appointment, side, zone }: Omit<WhenProps, 'at' | 'isStrong'>) {
  const { status, turn, agreedAt, isTaken, history } = appointment;
  const { label, tone } = appointmentStatus(status, side, turn);
  const deadline = replyText(appointment, side, zone);
  const message = history.findLast(({ action }) => action !== 'open')?.message;
  return (
    <div className="grid justify-items-start gap-1">
      <Tag tone={tone}>{label}</Tag>
      {message && (
        <q className="line-clamp-4 text-sm whitespace-pre-line wrap-anywhere text-ink-2">{message}</q>
      )}
      {isTaken && (
        <p className="text-sm text-pretty text-bad">
          <Trans>The suggested time is no longer available.</Trans>
        </p>
      )}
      {deadline && <p className="text-sm text-pretty text-ink-3 tabular-nums">{deadline}</p>}
      {agreedAt !== null && turn === null && (
        <p className="text-sm text-ink-3">
          <Trans>The booked time stays.</Trans>
        </p>
      )}
    </div>
  );
}

/** Who has to reply by when, and what happens without a reply. */
function replyText(appointment: Appointment, side: Side, zone: string): string | null {
  const { turn, expiresAt, agreedAt } = appointment;
  if (expiresAt === null || turn === null) return null;
  const isMine = (turn === 'CLIENT') === (side === 'client');
  const name = shortName(otherOf(appointment, side).displayName);
  const time = dayTimeText(expiresAt, zone);
  if (agreedAt === null)
    return isMine
      ? t`Reply by ${time}. After that, the request expires.`
      : t`${name} has until ${time} to reply. After that, the request expires.`;
  return isMine
    ? t`Reply by ${time}. Without a reply, the booked time stays.`
    : t`${name} has until ${time} to reply. Without a reply, the booked time stays.`;
}
