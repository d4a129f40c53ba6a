import type { Appointment, Meeting } from '@parley/contract/appointments/schemas.ts';
import type { MeetingState } from '@parley/contract/appointments/states.ts';
import type { ReactNode } from 'react';
import { useNow } from '../platform/now.ts';
import { timeText, untilText, whenText } from '../time/format.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { FormMessage } from '../ui/FormMessage.tsx';
import { paths } from '../paths.ts';
import { otherOf, shortName, type Side } from '../users/sides.ts';
import { EndButton } from './EndButton.tsx';
import { clockText, endedText } from './meeting-words.ts';
import { attendanceStatus } from './status.ts';
import type { MeetingAct } from './use-meeting.ts';
import { WhoIsThere } from './WhoIsThere.tsx';

interface Props {
  meeting: Meeting;
  side: Side;
  zone: string;
  pending: MeetingAct | null;
  fault: string | null;
  onAct: (act: MeetingAct) => void;
}

/** The room of a consultation: how it stands, who is there, and the one step that is next. */
export function Room(props: Props) {
  const Face = FACES[props.meeting.state];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-7">
      <Face {...props} />
      <FormMessage message={props.fault} />
    </div>
  );
}

const FACES: Record<MeetingState, (props: Props) => ReactNode> = {
  EARLY: Early,
  OPEN: Open,
  LIVE: Live,
  ENDED: Ended,
};

function Early({ meeting: { appointment, opensAt }, zone }: Props) {
  const now = useNow();
  return (
    <>
      <Big name="You start">{untilText(appointment.startsAt, now)}</Big>
      <p className="max-w-[56ch] text-ink-2 tabular-nums">
        The room opens {whenText(opensAt, zone, now)} your time, 10 minutes before. Come back then; this page
        opens it by itself.
      </p>
      <div>
        <Button kind="time" disabledBecause={`You can check in from ${timeText(opensAt, zone)}.`}>
          Check in
        </Button>
      </div>
    </>
  );
}

function Open({ meeting: { appointment, closesAt }, side, zone, pending, onAct }: Props) {
  const now = useNow();
  const name = shortName(otherOf(appointment, side).displayName);
  const { client, professional } = appointment.checkedIn;
  const isBegun = Date.parse(now) >= Date.parse(appointment.startsAt);
  return (
    <>
      {isBegun ? (
        <Big name="It was to begin at">{timeText(appointment.startsAt, zone)}</Big>
      ) : (
        <Big name="You start">{untilText(appointment.startsAt, now)}</Big>
      )}
      <WhoIsThere appointment={appointment} side={side} />
      {!appointment.checkedIn[side] && (
        <Step note={`Tell ${name} that you are here.`}>
          <Button kind="time" pending={pending === 'check-in'} onClick={() => onAct('check-in')}>
            Check in
          </Button>
        </Step>
      )}
      {appointment.checkedIn[side] && (
        <Step
          note={
            client && professional
              ? 'You are both here.'
              : `${name} has not checked in yet. The room stays open until ${timeText(closesAt, zone)}.`
          }
        >
          <Button
            pending={pending === 'start'}
            disabledBecause={client && professional ? null : `${name} needs to check in first.`}
            onClick={() => onAct('start')}
          >
            Start
          </Button>
        </Step>
      )}
    </>
  );
}

function Live({ meeting: { appointment, closesAt }, side, zone, pending, onAct }: Props) {
  const now = useNow('second');
  const left = clockText(appointment.endsAt, now);
  return (
    <>
      <Big
        name={
          left === null ? 'The agreed time is over' : `Time left, ends ${timeText(appointment.endsAt, zone)}`
        }
      >
        <span role="timer" className="text-time-ink">
          {left ?? '0:00'}
        </span>
      </Big>
      <WhoIsThere appointment={appointment} side={side} />
      <Step note={`The room closes at ${timeText(closesAt, zone)} your time at the latest.`}>
        <EndButton pending={pending === 'end'} onEnd={() => onAct('end')} />
      </Step>
    </>
  );
}

function Ended({ meeting: { appointment }, zone }: Props) {
  return (
    <>
      <Big name={attendanceText(appointment)}>Ended</Big>
      <p className="max-w-[56ch] text-ink-2 tabular-nums">
        {endedText(appointment, zone)} What you wrote stays in the job’s chat.
      </p>
      <div>
        <LinkButton to={paths.job(appointment.jobId)}>Back to the job</LinkButton>
      </div>
    </>
  );
}

function attendanceText({ attendance }: Appointment): string {
  return attendanceStatus(attendance)?.label ?? 'The consultation has';
}

function Big({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex flex-col tabular-nums" aria-live="off">
      <span className="text-ink-3">{name}</span>
      <b className="font-display text-3xl font-bold tracking-tight">{children}</b>
    </p>
  );
}

function Step({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      <p aria-live="polite" className="min-w-0 flex-1 basis-52 text-sm text-ink-3 tabular-nums">
        {note}
      </p>
    </div>
  );
}
