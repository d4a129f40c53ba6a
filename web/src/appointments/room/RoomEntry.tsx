import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useNow } from '../../platform/now.ts';
import { timeText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { shortName } from '../../users/short-name.ts';
import { WhoIsThere } from '../WhoIsThere.tsx';
import { wayText } from './lobby/lobby-words.ts';
import { Unpaid } from './PaymentNotice.tsx';
import type { OwnMedia } from './media/own-media.ts';
import { useOwnState } from './media/use-own-media.ts';

export interface WayInProps {
  meeting: Meeting;
  side: Side;
  zone: string;
  own: OwnMedia;
  isOpen: boolean;
  isJobOver: boolean;
  pending: boolean;
  fault: string | null;
  onJoin: () => void;
}

/** Who is there, what to know, and the way in. */
export function WayIn(props: WayInProps) {
  const { meeting, side, zone, own, pending, fault, onJoin, isOpen, isJobOver } = props;
  const now = useNow();
  const { appointment, opensAt } = meeting;
  const name = shortName(otherOf(appointment, side).displayName);
  const isCheckedIn = appointment.checkedIn[side];
  return (
    <section aria-label="The way in" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WhoIsThere appointment={appointment} side={side} />
      <p className="text-sm text-pretty text-ink-2 tabular-nums">
        {wayText(meeting, { side, name, zone, now })}
      </p>
      <Unpaid meeting={meeting} side={side} zone={zone} />
      <Button
        kind="time"
        wide
        pending={pending}
        disabledBecause={isOpen ? null : closedText(appointment.agreedAt, timeText(opensAt, zone))}
        onClick={onJoin}
      >
        {isCheckedIn ? (meeting.state === 'LIVE' ? 'Join the call' : 'Join') : 'Check in and join'}
      </Button>
      {isOpen && <HowSeen own={own} name={name} canWrite={!isJobOver} />}
      <FormMessage message={fault} />
      <Link to={paths.chat(appointment.jobId)} className="text-sm underline">
        {isJobOver ? 'Read the chat' : `Write to ${name} in the chat`}
      </Link>
    </section>
  );
}

/** Says before one goes in how one will be there. */
function HowSeen({ own, name, canWrite }: { own: OwnMedia; name: string; canWrite: boolean }) {
  const { camera, microphone } = useOwnState(own);
  const [isSeen, isHeard] = [own.isWanted('camera'), own.isWanted('microphone')];
  if (camera.isStarting || microphone.isStarting)
    return <p className="text-sm text-ink-3">If your browser asks, allow it to use what you want to use.</p>;
  if (!camera.isDecided && !microphone.isDecided)
    return <p className="text-sm text-ink-3">Your browser will ask for your camera and microphone.</p>;
  const text =
    isSeen && isHeard
      ? `${name} will see and hear you.`
      : isHeard
        ? `${name} will hear you, and not see you.`
        : isSeen
          ? `${name} will see you, and not hear you.`
          : `${name} will neither see nor hear you. You can listen${canWrite ? ', and write in the chat' : ''}.`;
  return <p className="text-sm text-ink-3">{text}</p>;
}

function closedText(agreedAt: string | null, opens: string): string {
  return agreedAt === null ? 'This time is not agreed yet.' : `You can check in from ${opens}.`;
}
