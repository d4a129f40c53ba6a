import { Trans, useLingui } from '@lingui/react/macro';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, otherSide, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { timeText } from '../../../time/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { shortName } from '../../../users/short-name.ts';
import type { MeetingAct } from '../../use-meeting.ts';
import { Beside, type BesideProps } from './SidePanel.tsx';
import { CallTop, NearEnd } from './CallTop.tsx';
import { Captions, Note } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import { Elsewhere } from '../OpenedInOtherTab.tsx';
import { DevicesDialog } from '../media/DevicesDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { OwnMedia } from '../media/own-media.ts';
import { Sound } from './Sound.tsx';
import { Stage } from './Stage.tsx';
import { UnpaidCall } from '../PaymentNotice.tsx';
import { useBeginning } from '../lobby/use-beginning.ts';
import { useNewer } from './use-newer.ts';
import { useCall, useMediaState } from './use-call.ts';
import { useOwnState } from '../media/use-own-media.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useWide } from './use-wide.ts';

export interface CallProps {
  meeting: Meeting;
  side: Side;
  zone: string;
  own: OwnMedia;
  beside: BesideProps;
  pending: MeetingAct | null;
  fault: string | null;
  onAct: (act: MeetingAct) => void;
  onLeave: () => void;
}

/** The call: both videos, the controls, and the chat beside them. */
export function Call(props: CallProps) {
  const { t } = useLingui();
  const { meeting, side, zone, own, beside, pending, fault, onAct, onLeave } = props;
  const { appointment } = meeting;
  const other = otherOf(appointment, side);
  const media = useCall({ appointmentId: appointment.id, meId: beside.meId, otherId: other.id }, own);
  const state = useMediaState(media);
  const ownState = useOwnState(own);
  const isWide = useWide();
  const [open, setOpen] = useState<'devices' | 'chat' | 'leave' | null>(null);
  const close = () => setOpen(null);
  const newer = useNewer(appointment.jobId, isWide || open === 'chat');
  useWakeLock();
  useBeginning(meeting, { pending, fault, onAct });
  const name = shortName(other.displayName);
  const closes = timeText(meeting.closesAt, zone);
  const isLive = meeting.state === 'LIVE';
  return (
    <section
      aria-label={t`Call`}
      data-call
      data-theme="dark"
      className="grid h-[calc(100dvh-84px)] min-h-120 low:fixed low:inset-0 low:z-30 low:mx-0! low:h-auto low:min-h-0 low:rounded-none grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden bg-paper text-ink max-lg:-mx-4.5 md:rounded-lg lg:grid-cols-[minmax(0,1fr)_360px]"
    >
      <div className="flex min-h-0 min-w-0 flex-col gap-3 p-3 sm:gap-4 sm:p-5 low:grid low:grid-cols-[minmax(0,1fr)_auto] low:grid-rows-[auto_minmax(0,1fr)] low:gap-2 low:p-2">
        <CallTop meeting={meeting} side={side} zone={zone} />
        <Stage state={state} ownState={ownState} other={other} me={appointment[side]}>
          <Captions
            state={state}
            name={name}
            isOtherCheckedIn={appointment.checkedIn[otherSide(side)]}
            closes={closes}
            own={own}
          />
          <NearEnd meeting={meeting} />
          <UnpaidCall meeting={meeting} side={side} zone={zone} />
          <Sound track={state.theirs.tracks.sound} speakerId={ownState.speakerId} />
          {ownState.screen && (
            <Button kind="time" small onClick={() => own.stopScreen()}>
              <Trans>{name} can see your screen. Stop sharing</Trans>
            </Button>
          )}
          <Elsewhere media={media} own={own} />
          {fault && open === null && <Note>{fault}</Note>}
        </Stage>
        <Controls
          own={own}
          onDevices={() => setOpen('devices')}
          onChat={isWide ? null : () => setOpen('chat')}
          newer={newer}
          onLeave={() => setOpen('leave')}
        />
      </div>
      {isWide && (
        <div className="flex min-h-0 flex-col border-l border-line p-5">
          <Beside {...beside} />
        </div>
      )}
      <Dialog open={open === 'chat' && !isWide} onClose={close} title={t`Chat and files with ${name}`} wide>
        <div className="h-[calc(100dvh-150px)]">
          <Beside {...beside} />
        </div>
      </Dialog>
      <DevicesDialog open={open === 'devices'} own={own} appointmentId={appointment.id} onClose={close} />
      <LeaveDialog
        open={open === 'leave'}
        isLive={isLive}
        isJobOver={beside.isJobOver}
        name={name}
        closes={closes}
        pending={pending === 'end'}
        fault={fault}
        onClose={close}
        onLeave={onLeave}
        onEnd={() => onAct('end')}
      />
    </section>
  );
}
