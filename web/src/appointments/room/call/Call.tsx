import { Trans, useLingui } from '@lingui/react/macro';
import { whyNotCall } from '@parley/contract/appointments/rules.ts';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, otherSide, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { timeText } from '../../../time/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { shortName } from '../../../users/short-name.ts';
import type { MeetingAction } from '../../use-meeting.ts';
import { useRootAttribute } from '../../../ui/styles/use-root-attribute.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { type PanelTab, SidePanel, type SidePanelProps } from './SidePanel.tsx';
import { CallHeader, TimeLeftNotice } from './CallHeader.tsx';
import { CallKeys } from './CallKeys.tsx';
import { CallStatus, Note } from './CallStatus.tsx';
import { Controls } from './Controls.tsx';
import { OpenedInOtherTab } from '../OpenedInOtherTab.tsx';
import { DevicesDialog } from '../media/DevicesDialog.tsx';
import { LayoutButton } from '../stage/LayoutButton.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { switchLayout, useLayout } from '../stage/layout.ts';
import { useShortcutsEnabled } from '../media/shortcut-preference.ts';
import type { LocalMedia } from '../media/local-media.ts';
import { RemoteAudio } from './RemoteAudio.tsx';
import { VideoStage } from '../stage/VideoStage.tsx';
import { useAutoStart } from '../lobby/use-auto-start.ts';
import { useCall, useMediaState } from './use-call.ts';
import { useLocalMediaState } from '../media/use-local-media.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useIsWide } from './use-is-wide.ts';

export interface CallProps {
  meeting: Meeting;
  side: Side;
  zone: string;
  localMedia: LocalMedia;
  beside: SidePanelProps;
  pending: MeetingAction | null;
  error: string | null;
  onAction: (act: MeetingAction) => void;
  onLeave: () => void;
}

/** The call: both videos, the controls, and the chat beside them. */
export function Call(props: CallProps) {
  const { t } = useLingui();
  const { meeting, side, zone, localMedia, beside, pending, error, onAction, onLeave } = props;
  const { appointment } = meeting;
  const other = otherOf(appointment, side);
  const media = useCall({ appointmentId: appointment.id, meId: beside.meId, otherId: other.id }, localMedia);
  const state = useMediaState(media);
  const localState = useLocalMediaState(localMedia);
  const isWide = useIsWide();
  const layout = useLayout();
  const [open, setOpen] = useState<'devices' | 'leave' | 'keys' | null>(null);
  const close = () => setOpen(null);
  const [panel, setPanel] = usePanel(isWide);
  const hasKeys = useShortcutsEnabled();
  const keys = {
    m: () => void localMedia.toggle('microphone'),
    v: () => void localMedia.toggle('camera'),
    l: switchLayout,
    c: () => setPanel('chat'),
    n: () => setPanel('notes'),
    o: () => setPanel('offer'),
    '?': () => setOpen('keys'),
  };
  useShortcuts(hasKeys ? keys : {});
  useWakeLock();
  useRootAttribute('data-in-call');
  useAutoStart(meeting, { pending, error, onAction });
  const name = shortName(other.displayName);
  const closes = timeText(meeting.closesAt, zone);
  const hasOtherEnded = appointment.hasEnded[otherSide(side)];
  return (
    <section
      aria-label={t`Call`}
      data-theme="dark"
      className={`call fixed inset-0 z-30 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] overflow-hidden bg-paper text-ink ${panel === null ? '' : 'lg:grid-cols-[minmax(0,1fr)_23.75rem]'}`}
    >
      <div className="flex min-h-0 min-w-0 flex-col gap-3 p-3 sm:gap-4 sm:p-5 low:grid low:grid-cols-[minmax(0,1fr)_auto] low:grid-rows-[auto_minmax(0,1fr)] low:gap-2 low:p-2">
        <CallHeader meeting={meeting} side={side} zone={zone}>
          <CallKeys
            isOpen={open === 'keys'}
            isEnabled={hasKeys}
            onOpen={() => setOpen('keys')}
            onClose={close}
          />
          <LayoutButton layout={layout} hasKeys={hasKeys} />
        </CallHeader>
        <VideoStage {...{ state, localState, other, layout }} me={appointment[side]}>
          <CallStatus
            state={state}
            name={name}
            isOtherCheckedIn={appointment.checkedIn[otherSide(side)]}
            closes={closes}
            localMedia={localMedia}
          />
          <TimeLeftNotice meeting={meeting} />
          <RemoteAudio track={state.theirs.tracks.sound} speakerId={localState.speakerId} />
          {localState.screen && (
            <Button kind="time" small onClick={() => localMedia.stopScreen()}>
              <Trans>{name} can see your screen. Stop sharing</Trans>
            </Button>
          )}
          <OpenedInOtherTab media={media} localMedia={localMedia} />
          {hasOtherEnded && (
            <Note>
              <Trans>{name} has ended the call. It’s over once you end it too.</Trans>
            </Note>
          )}
          {error && open === null && <Note>{error}</Note>}
        </VideoStage>
        <Controls
          localMedia={localMedia}
          onDevices={() => setOpen('devices')}
          onPanel={() => setPanel(panel === null ? 'chat' : null)}
          isPanelOpen={panel !== null}
          unreadCount={panel === 'chat' ? 0 : beside.unreadCount}
          onLeave={() => setOpen('leave')}
        />
      </div>
      {isWide && panel !== null && (
        <div className="flex min-h-0 flex-col border-l border-line p-5">
          <SidePanel {...beside} tab={panel} onTab={setPanel} />
        </div>
      )}
      <Dialog
        open={!isWide && panel !== null}
        onClose={() => setPanel(null)}
        title={t`Chat, notes and files with ${name}`}
        wide
      >
        <div className="h-[calc(100dvh-150px)]">
          {panel !== null && <SidePanel {...beside} tab={panel} onTab={setPanel} />}
        </div>
      </Dialog>
      <DevicesDialog
        open={open === 'devices'}
        localMedia={localMedia}
        appointmentId={appointment.id}
        onClose={close}
      />
      <LeaveDialog
        open={open === 'leave'}
        isLive={whyNotCall(meeting, 'end') === null}
        hasOtherEnded={hasOtherEnded}
        isChatShut={beside.isChatShut}
        name={name}
        closes={closes}
        pending={pending === 'end'}
        error={error}
        onClose={close}
        onLeave={onLeave}
        onEnd={() => {
          onAction('end');
          onLeave();
        }}
      />
    </section>
  );
}

/** What is open beside the call: the chat at first where there is room for it; elsewhere it covers the call. */
function usePanel(isWide: boolean) {
  const [panel, setPanel] = useState<PanelTab | null>(isWide ? 'chat' : null);
  const [wasWide, setWasWide] = useState(isWide);
  if (wasWide !== isWide) {
    setWasWide(isWide);
    setPanel(isWide ? 'chat' : null);
  }
  return [panel, setPanel] as const;
}
