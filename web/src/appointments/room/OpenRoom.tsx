import { useLingui } from '@lingui/react/macro';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import type { useMeeting } from '../use-meeting.ts';
import { Call } from './call/Call.tsx';
import { keepIn, type Presence, wasIn } from './media/kept-choice.ts';
import { Lobby } from './lobby/Lobby.tsx';
import type { OwnMedia } from './media/own-media.ts';
import type { BesideProps } from './call/SidePanel.tsx';
import { useOwnMedia } from './media/use-own-media.ts';

interface Props extends Pick<ReturnType<typeof useMeeting>, 'act' | 'pending' | 'fault'> {
  meeting: Meeting;
  side: Side;
  zone: string;
  beside: BesideProps;
}

/** A consultation that is not over: its lobby, and its call for those who have joined. */
export default function OpenRoom({ meeting, side, zone, beside, act, pending, fault }: Props) {
  const { t } = useLingui();
  const { appointment } = meeting;
  const name = otherOf(appointment, side).displayName;
  const [kept] = useState(() => comesBack(meeting, side));
  const own = useOwnMedia(kept, isRoomOpen(meeting));
  const [isIn, setIn] = useState(kept !== null);
  const [isJoining, setJoining] = useState(false);
  usePresenceKept(appointment.id, own, isIn);

  async function join() {
    setJoining(true);
    const isCheckedIn = appointment.checkedIn[side] || (await act('check-in'));
    if (isCheckedIn) {
      await own.wake();
      await startUndecided(own);
      setIn(true);
    }
    setJoining(false);
  }
  // Nobody is met in the lobby: turn camera and microphone off.
  function leave() {
    own.rest();
    setIn(false);
  }
  if (isIn)
    return (
      <div className="column">
        <Call
          {...{ meeting, side, zone, own, beside, pending, fault }}
          onAct={(each) => void act(each)}
          onLeave={leave}
        />
      </div>
    );
  return (
    <div className="column pt-8 md:pt-12">
      <PageHead
        back={{ to: paths.job(appointment.jobId), name: appointment.title }}
        title={t`Consultation with ${name}`}
      />
      <Lobby
        {...{ meeting, side, zone, own, fault }}
        isJobOver={beside.isJobOver}
        pending={isJoining}
        onJoin={() => void join()}
      />
    </div>
  );
}

const isRoomOpen = ({ state }: Meeting) => state === 'OPEN' || state === 'LIVE';

/** A page that is reloaded in the middle of a call rejoins it. */
function comesBack(meeting: Meeting, side: Side): Presence | null {
  const { appointment } = meeting;
  return isRoomOpen(meeting) && appointment.checkedIn[side] ? wasIn(appointment.id) : null;
}

async function startUndecided(own: OwnMedia): Promise<void> {
  for (const kind of ['microphone', 'camera'] as const) {
    if (!own.state()[kind].isDecided) await own.start(kind);
  }
}

function usePresenceKept(id: string, own: OwnMedia, isIn: boolean) {
  useEffect(() => {
    if (!isIn) return undefined;
    const keep = () => {
      const { camera, microphone } = own.state();
      if (camera.isDecided || microphone.isDecided)
        keepIn(id, { camera: own.isWanted('camera'), microphone: own.isWanted('microphone') });
    };
    keep();
    const unhear = own.subscribe(keep);
    // Navigating away leaves the call; a reload does not run this.
    return () => {
      unhear();
      keepIn(id, null);
    };
  }, [id, own, isIn]);
}
