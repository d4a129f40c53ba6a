import { useLingui } from '@lingui/react/macro';
import { whyNotEnter } from '@parley/contract/appointments/rules.ts';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import type { useMeeting } from '../use-meeting.ts';
import { Call } from './call/Call.tsx';
import { savePresence, type Presence, loadPresence } from './media/device-preferences.ts';
import { Lobby } from './lobby/Lobby.tsx';
import type { LocalMedia } from './media/local-media.ts';
import type { SidePanelProps } from './call/SidePanel.tsx';
import { useLocalMedia } from './media/use-local-media.ts';

interface Props extends Pick<ReturnType<typeof useMeeting>, 'act' | 'pending' | 'error'> {
  meeting: Meeting;
  side: Side;
  zone: string;
  beside: SidePanelProps;
  /** Above the lobby. */
  notice: ReactNode;
}

/** A consultation that is not over: its lobby, and its call for those who have joined. */
export default function OpenRoom({ meeting, side, zone, beside, notice, act, pending, error }: Props) {
  const { t } = useLingui();
  const { appointment } = meeting;
  const name = otherOf(appointment, side).displayName;
  const [kept] = useState(() => storedPresence(meeting, side));
  const localMedia = useLocalMedia(kept, isRoomOpen(meeting));
  const [isIn, setIn] = useState(kept !== null);
  const [isJoining, setJoining] = useState(false);
  usePresenceKept(appointment.id, localMedia, isIn);

  async function join() {
    setJoining(true);
    const isCheckedIn = appointment.checkedIn[side] || (await act('check-in'));
    if (isCheckedIn) {
      await localMedia.resume();
      await startUndecided(localMedia);
      setIn(true);
    }
    setJoining(false);
  }
  // Nobody is met in the lobby: turn camera and microphone off.
  function leave() {
    localMedia.suspend();
    setIn(false);
  }
  // It was moved to a later time while this page was in the call: one comes to that anew.
  const isMoved = isIn && meeting.state === 'EARLY';
  useEffect(() => {
    if (isMoved) leave();
    // Runs once it is moved, not for each new `leave`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMoved]);
  if (isIn && !isMoved)
    return (
      <Call
        {...{ meeting, side, zone, localMedia, beside, pending, error }}
        onAction={(each) => void act(each)}
        onLeave={leave}
      />
    );
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.job(appointment.jobId), name: appointment.title }}
        title={t`Consultation with ${name}`}
      />
      {notice}
      <Lobby
        {...{ meeting, side, zone, localMedia, error }}
        isChatShut={beside.isChatShut}
        isCutOff={beside.isCutOff}
        pending={isJoining}
        onJoin={() => void join()}
      />
      {/* As wide as the card above it. */}
      <div className="mt-10 lg:pr-95">
        <Section title={t`Notes`} small>
          <div className="pt-4">{beside.notes}</div>
        </Section>
      </div>
    </div>
  );
}

const isRoomOpen = (meeting: Meeting) => whyNotEnter(meeting) === null;

/** A page that is reloaded in the middle of a call rejoins it. */
function storedPresence(meeting: Meeting, side: Side): Presence | null {
  const { appointment } = meeting;
  return isRoomOpen(meeting) && appointment.checkedIn[side] ? loadPresence(appointment.id) : null;
}

async function startUndecided(localMedia: LocalMedia): Promise<void> {
  for (const kind of ['microphone', 'camera'] as const) {
    if (!localMedia.state()[kind].isDecided) await localMedia.start(kind);
  }
}

function usePresenceKept(id: string, localMedia: LocalMedia, isIn: boolean) {
  useEffect(() => {
    if (!isIn) return undefined;
    const keep = () => {
      const { camera, microphone } = localMedia.state();
      if (camera.isDecided || microphone.isDecided)
        savePresence(id, {
          camera: localMedia.isWanted('camera'),
          microphone: localMedia.isWanted('microphone'),
        });
    };
    keep();
    const unsubscribe = localMedia.subscribe(keep);
    // Navigating away leaves the call; a reload does not run this.
    return () => {
      unsubscribe();
      savePresence(id, null);
    };
  }, [id, localMedia, isIn]);
}
