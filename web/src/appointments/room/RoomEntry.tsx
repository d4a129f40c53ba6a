import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { whyNotEnter } from '@parley/contract/appointments/rules.ts';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { shortName } from '../../users/short-name.ts';
import { ConsultationActions } from '../actions/ConsultationActions.tsx';
import { ConsultationMoney } from '../money/ConsultationMoney.tsx';
import { CheckInStatus } from '../CheckInStatus.tsx';
import { entryText } from './lobby/lobby-text.ts';
import type { LocalMedia } from './media/local-media.ts';
import { useLocalMediaState } from './media/use-local-media.ts';

export interface RoomEntryProps {
  meeting: Meeting;
  side: Side;
  zone: string;
  localMedia: LocalMedia;
  isChatShut: boolean;
  /** Whether either side has blocked the other, and nobody is hired. */
  isCutOff: boolean;
  pending: boolean;
  error: string | null;
  onJoin: () => void;
}

/** Who has joined, what to know, and the button to join. */
export function RoomEntry(props: RoomEntryProps) {
  const { meeting, side, zone, localMedia, pending, error, onJoin, isChatShut, isCutOff } = props;
  const now = useNow();
  const { t } = useLingui();
  const { appointment } = meeting;
  const whyNot = whyNotEnter(meeting);
  const name = shortName(otherOf(appointment, side).displayName);
  const isCheckedIn = appointment.checkedIn[side];
  return (
    <section aria-label={t`Join the consultation`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ConsultationMoney appointment={appointment} side={side} zone={zone} hasReceipt />
      <CheckInStatus appointment={appointment} side={side} />
      <p className="text-sm text-pretty text-ink-2 tabular-nums">
        {entryText(meeting, { side, name, zone, now })}
      </p>
      {/* Unpaid, there is nothing to join. */}
      {appointment.payBy === null && (
        <Button kind="time" wide pending={pending} disabledBecause={refusalText(whyNot)} onClick={onJoin}>
          {isCheckedIn ? (meeting.state === 'LIVE' ? t`Join the call` : t`Join`) : t`Check in and join`}
        </Button>
      )}
      {whyNot === null && <MediaHint localMedia={localMedia} name={name} canWrite={!isChatShut} />}
      <FormMessage message={error} />
      <Link to={paths.chat(appointment.jobId)} className="text-sm underline">
        {isChatShut ? t`Read the chat` : t`Message ${name} in the chat`}
      </Link>
      <ConsultationActions
        {...{ appointment, side, zone, isCutOff }}
        amountCents={null}
        only={['request', 'cancel']}
      />
    </section>
  );
}

/** Says before joining whether the other side will see and hear the reader. */
function MediaHint({
  localMedia,
  name,
  canWrite,
}: {
  localMedia: LocalMedia;
  name: string;
  canWrite: boolean;
}) {
  const { camera, microphone } = useLocalMediaState(localMedia);
  const [isSeen, isHeard] = [localMedia.isWanted('camera'), localMedia.isWanted('microphone')];
  if (camera.isStarting || microphone.isStarting)
    return (
      <p className="text-sm text-ink-3">
        <Trans>If your browser asks, allow the devices you want to use.</Trans>
      </p>
    );
  if (!camera.isDecided && !microphone.isDecided)
    return (
      <p className="text-sm text-ink-3">
        <Trans>Your browser will ask for your camera and microphone.</Trans>
      </p>
    );
  return <p className="text-sm text-ink-3">{presenceText({ name, isSeen, isHeard, canWrite })}</p>;
}

interface PresenceInRoom {
  name: string;
  isSeen: boolean;
  isHeard: boolean;
  canWrite: boolean;
}

function presenceText({ name, isSeen, isHeard, canWrite }: PresenceInRoom): string {
  if (isSeen && isHeard) return t`${name} can see and hear you.`;
  if (isHeard) return t`${name} can hear you but not see you.`;
  if (isSeen) return t`${name} can see you but not hear you.`;
  return canWrite
    ? t`${name} can’t see or hear you. You can listen, and write in the chat.`
    : t`${name} can’t see or hear you. You can listen.`;
}
