import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import { BothTimes } from '../../time/BothTimes.tsx';
import { durationText, timeText, untilText, whenText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/FormMessage.tsx';
import { otherOf, shortName, type Side } from '../../users/sides.ts';
import { WhoIsThere } from '../WhoIsThere.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import type { OwnMedia } from './own-media.ts';
import { Preview } from './Preview.tsx';
import { useOwnState } from './use-own-media.ts';

interface Props {
  meeting: Meeting;
  side: Side;
  zone: string;
  own: OwnMedia;
  pending: boolean;
  fault: string | null;
  onJoin: () => void;
}

/** Before the call: when it begins, whether everything works, who is there, and the way in. */
export function Lobby(props: Props) {
  const { meeting, side, zone, own } = props;
  const { appointment } = meeting;
  const other = otherOf(appointment, side);
  const isOpen = meeting.state === 'OPEN' || meeting.state === 'LIVE';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
      <section
        aria-label="Check-in"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-6 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
      >
        <div className="grid content-start gap-5">
          <Preview own={own} name={appointment[side].displayName} />
          <BothTimes
            at={appointment.startsAt}
            viewerZone={zone}
            otherZone={other.timeZone}
            otherName={shortName(other.displayName)}
          />
          <p className="-mt-3 text-sm text-ink-3">{durationText(appointment.minutes)} agreed</p>
        </div>
        <div>
          <Start meeting={meeting} zone={zone} />
          <DeviceRows own={own} appointmentId={appointment.id} isOpen={isOpen} />
        </div>
      </section>
      <Way {...props} isOpen={isOpen} />
    </div>
  );
}

function Start({ meeting: { appointment, state }, zone }: Pick<Props, 'meeting' | 'zone'>) {
  const now = useNow();
  const isBegun = Date.parse(now) >= Date.parse(appointment.startsAt);
  const [name, big] =
    state === 'LIVE'
      ? ['The call is on', `Ends ${timeText(appointment.endsAt, zone)}`]
      : isBegun
        ? ['It was to begin at', timeText(appointment.startsAt, zone)]
        : ['You start', untilText(appointment.startsAt, now)];
  return (
    <p className="mb-4 flex flex-col tabular-nums">
      <span className="text-ink-3">{name}</span>
      <b className="font-display text-2xl font-bold tracking-tight">{big}</b>
    </p>
  );
}

function Way({ meeting, side, zone, own, pending, fault, onJoin, isOpen }: Props & { isOpen: boolean }) {
  const now = useNow();
  const { appointment, opensAt, closesAt } = meeting;
  const name = shortName(otherOf(appointment, side).displayName);
  const isCheckedIn = appointment.checkedIn[side];
  return (
    <section aria-label="The way in" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WhoIsThere appointment={appointment} side={side} />
      <p className="text-sm text-pretty text-ink-2 tabular-nums">
        {isOpen
          ? `When both of you are in, the call begins. The room stays open until ${timeText(closesAt, zone)} your time.`
          : `The room opens ${whenText(opensAt, zone, now)} your time, 10 minutes before. You can try everything now and come back then; this page opens it by itself.`}
      </p>
      <Button
        kind="time"
        wide
        pending={pending}
        disabledBecause={isOpen ? null : `You can check in from ${timeText(opensAt, zone)}.`}
        onClick={onJoin}
      >
        {isCheckedIn ? (meeting.state === 'LIVE' ? 'Join the call' : 'Join') : 'Check in and join'}
      </Button>
      {isOpen && <HowSeen own={own} name={name} />}
      <FormMessage message={fault} />
      <Link to={paths.chat(appointment.jobId)} className="text-sm underline">
        Write to {name} in the chat
      </Link>
    </section>
  );
}

/** Says before one goes in how one will be there. */
function HowSeen({ own, name }: { own: OwnMedia; name: string }) {
  const { camera, microphone } = useOwnState(own);
  const [isSeen, isHeard] = [camera.isOn, microphone.isOn];
  if (!camera.isDecided && !microphone.isDecided)
    return <p className="text-sm text-ink-3">Your browser will ask for your camera and microphone.</p>;
  const text =
    isSeen && isHeard
      ? `${name} will see and hear you.`
      : isHeard
        ? `${name} will hear you, and not see you.`
        : isSeen
          ? `${name} will see you, and not hear you.`
          : `${name} will neither see nor hear you. You can listen, and write in the chat.`;
  return <p className="text-sm text-ink-3">{text}</p>;
}
