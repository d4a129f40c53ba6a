import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Tag, type Tone } from '../../../ui/Tag.tsx';
import { ConnectionRow } from '../lobby/ConnectionRow.tsx';
import { deviceName } from './device-words.ts';
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

/** What can be tested before the call: camera, microphone, speaker and connection. */
export function DeviceRows({ own, appointmentId, isOpen }: Props) {
  const { t } = useLingui();
  const { camera, microphone, devices } = useOwnState(own);
  const [isHeard, setHeard] = useState(false);
  const hears = microphone.track !== null;
  return (
    <div>
      <Row
        name={t`Camera`}
        state={<DeviceTag own={camera} works={t`works`} />}
        note={camera.fault?.mend}
        act={<Switch own={own} kind="camera" />}
      >
        <DevicePick own={own} kind="camera" list={devices.cameras} />
      </Row>
      <Row
        name={t`Microphone`}
        state={
          <DeviceTag own={microphone} works={isHeard ? t`we hear you` : t`say something`} waits={!isHeard} />
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
  if (isStarting) return ['plain', t`starting`];
  if (isOn && track) return [waits ? 'plain' : 'good', works];
  return ['plain', isDecided ? t`off` : t`not tested`];
}

function Switch({ own, kind }: { own: OwnMedia; kind: OwnKind }) {
  const { isStarting, ...state } = useOwnState(own)[kind];
  const { label, name } = switchWords(state, deviceName(kind));
  return (
    <Button kind="quiet" small pending={isStarting} aria-label={name} onClick={() => void own.toggle(kind)}>
      {label}
    </Button>
  );
}

/** What the switch of a device shows, and its name to screen readers. */
function switchWords({ isOn, isDecided, fault }: Omit<Own, 'isStarting'>, device: string) {
  if (isOn) return { label: t`Turn off`, name: t`Turn off ${device}` };
  if (fault) return { label: t`Try again`, name: t`Try again: ${device}` };
  if (isDecided) return { label: t`Turn on`, name: t`Turn on ${device}` };
  return { label: t`Test`, name: t`Test ${device}` };
}

const SPEAKER_STATES = {
  untested: msg`not tested`,
  playing: msg`playing`,
  played: msg`played`,
  silent: msg`silent`,
};

function SpeakerRow({ own }: { own: OwnMedia }) {
  const { t } = useLingui();
  const { devices, speakerId } = useOwnState(own);
  const [state, setState] = useState<keyof typeof SPEAKER_STATES>('untested');
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
      name={t`Speaker`}
      state={
        <Tag tone={state === 'played' ? 'good' : state === 'silent' ? 'bad' : 'plain'}>
          {t(SPEAKER_STATES[state])}
        </Tag>
      }
      note={
        state === 'silent' ? t`The sound couldn’t be played. Choose another speaker and try again.` : null
      }
      act={
        <Button kind="quiet" small pending={state === 'playing'} onClick={() => void play()}>
          <Trans>Play a sound</Trans>
        </Button>
      }
    >
      {devices.speakers.length > 1 ? (
        <DevicePick own={own} kind="speaker" list={devices.speakers} />
      ) : (
        <span className="font-semibold">
          {state === 'played' ? t`Did you hear two notes?` : t`System default`}
        </span>
      )}
    </Row>
  );
}
