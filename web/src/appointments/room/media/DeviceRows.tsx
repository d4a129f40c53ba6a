import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Tag, type Tone } from '../../../ui/Tag.tsx';
import { ConnectionRow } from '../lobby/ConnectionRow.tsx';
import { DevicePick } from './DevicePick.tsx';
import { Level } from './Level.tsx';
import type { Own, OwnKind, OwnMedia } from './own-media.ts';
import { Row } from '../lobby/Row.tsx';
import { playSound } from './sound.ts';
import { useOwnState } from './use-own-media.ts';

interface Props {
  own: OwnMedia;
  appointmentId: string;
  isOpen: boolean;
}

/** What one tries before talking: camera, microphone, speaker and the way to the other. */
export function DeviceRows({ own, appointmentId, isOpen }: Props) {
  const { camera, microphone, devices } = useOwnState(own);
  const [isHeard, setHeard] = useState(false);
  const hears = microphone.track !== null;
  return (
    <div>
      <Row
        name="Camera"
        state={<DeviceTag own={camera} works="works" />}
        note={camera.fault?.mend}
        act={<Switch own={own} kind="camera" />}
      >
        <DevicePick own={own} kind="camera" list={devices.cameras} />
      </Row>
      <Row
        name="Microphone"
        state={
          <DeviceTag own={microphone} works={isHeard ? 'we hear you' : 'say something'} waits={!isHeard} />
        }
        note={microphone.fault?.mend}
        act={<Switch own={own} kind="microphone" />}
      >
        <DevicePick own={own} kind="microphone" list={devices.microphones} />
        {hears && microphone.track && (
          <div className="mt-2">
            <Level track={microphone.track} onHeard={() => setHeard(true)} />
          </div>
        )}
      </Row>
      <SpeakerRow own={own} />
      <ConnectionRow appointmentId={appointmentId} isOpen={isOpen} />
    </div>
  );
}

function DeviceTag({ own, works, waits = false }: { own: Own; works: string; waits?: boolean }) {
  const [tone, label] = stateOf(own, works, waits);
  return <Tag tone={tone}>{label}</Tag>;
}

function stateOf(
  { track, isOn, isStarting, isDecided, fault }: Own,
  works: string,
  waits: boolean,
): [Tone, string] {
  if (fault) return ['bad', fault.label];
  if (isStarting) return ['plain', 'starting'];
  if (isOn && track) return [waits ? 'plain' : 'good', works];
  return ['plain', isDecided ? 'off' : 'not tried'];
}

function Switch({ own, kind }: { own: OwnMedia; kind: OwnKind }) {
  const { isOn, isStarting, isDecided, fault } = useOwnState(own)[kind];
  const label = isOn ? 'Turn off' : fault ? 'Try again' : isDecided ? 'Turn on' : 'Try';
  return (
    <Button
      kind="quiet"
      small
      pending={isStarting}
      aria-label={`${label}: ${kind}`}
      onClick={() => void own.toggle(kind)}
    >
      {label}
    </Button>
  );
}

function SpeakerRow({ own }: { own: OwnMedia }) {
  const { devices, speakerId } = useOwnState(own);
  const [state, setState] = useState<'not tried' | 'playing' | 'played' | 'silent'>('not tried');
  async function play() {
    setState('playing');
    try {
      await playSound(speakerId);
      setState('played');
    } catch {
      setState('silent');
    }
  }
  return (
    <Row
      name="Speaker"
      state={<Tag tone={state === 'played' ? 'good' : state === 'silent' ? 'bad' : 'plain'}>{state}</Tag>}
      note={state === 'silent' ? 'The sound could not be played. Pick another speaker and try again.' : null}
      act={
        <Button kind="quiet" small pending={state === 'playing'} onClick={() => void play()}>
          Play a sound
        </Button>
      }
    >
      {devices.speakers.length > 1 ? (
        <DevicePick own={own} kind="speaker" list={devices.speakers} />
      ) : (
        <span className="font-semibold">
          {state === 'played' ? 'Did you hear two notes?' : 'Your system’s'}
        </span>
      )}
    </Row>
  );
}
