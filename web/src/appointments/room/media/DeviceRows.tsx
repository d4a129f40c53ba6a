import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LevelMeter } from '../../../files/capture/LevelMeter.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Tag, type Tone } from '../../../ui/Tag.tsx';
import { ConnectionRow } from '../lobby/ConnectionRow.tsx';
import { deviceName } from './device-errors.ts';
import { DeviceSelect } from './DevicePick.tsx';
import { EffectSwitch } from './EffectSwitch.tsx';
import type { LocalDevice, LocalKind, LocalMedia } from './local-media.ts';
import { CheckRow } from '../lobby/CheckRow.tsx';
import { playSound } from './play-sound.ts';
import { useLocalMediaState } from './use-local-media.ts';

interface Props {
  localMedia: LocalMedia;
  appointmentId: string;
  isOpen: boolean;
}

/** What can be tested before the call: camera, microphone, speaker and connection. */
export function DeviceRows({ localMedia, appointmentId, isOpen }: Props) {
  const { t } = useLingui();
  const { camera, microphone, devices } = useLocalMediaState(localMedia);
  const [isHeard, setHeard] = useState(false);
  const hears = microphone.track !== null;
  return (
    <div>
      <CheckRow
        name={t`Camera`}
        state={<DeviceTag localMedia={camera} works={t`Works`} />}
        note={camera.error?.remedy}
        act={<Switch localMedia={localMedia} kind="camera" />}
      >
        <DeviceSelect localMedia={localMedia} kind="camera" list={devices.cameras} />
        <EffectSwitch localMedia={localMedia} effect="blur" label={t`Blur my background`} />
      </CheckRow>
      <CheckRow
        name={t`Microphone`}
        state={
          <DeviceTag
            localMedia={microphone}
            works={isHeard ? t`We hear you` : t`Say something`}
            waits={!isHeard}
          />
        }
        note={microphone.error?.remedy}
        act={<Switch localMedia={localMedia} kind="microphone" />}
      >
        <DeviceSelect localMedia={localMedia} kind="microphone" list={devices.microphones} />
        <EffectSwitch localMedia={localMedia} effect="quiet" label={t`Reduce background noise`} />
        {hears && microphone.track && (
          <div className="mt-2">
            <LevelMeter track={microphone.track} onHeard={() => setHeard(true)} />
          </div>
        )}
      </CheckRow>
      <SpeakerRow localMedia={localMedia} />
      <ConnectionRow appointmentId={appointmentId} isOpen={isOpen} />
    </div>
  );
}

function DeviceTag({
  localMedia,
  works,
  waits = false,
}: {
  localMedia: LocalDevice;
  works: string;
  waits?: boolean;
}) {
  const [tone, label] = stateOf(localMedia, works, waits);
  return <Tag tone={tone}>{label}</Tag>;
}

function stateOf(
  { track, isOn, isStarting, isDecided, error }: LocalDevice,
  works: string,
  waits: boolean,
): [Tone, string] {
  if (error) return ['bad', error.label];
  if (isStarting) return ['plain', t`Starting`];
  if (isOn && track) return [waits ? 'plain' : 'good', works];
  return ['plain', isDecided ? t`Off` : t`Not tested`];
}

function Switch({ localMedia, kind }: { localMedia: LocalMedia; kind: LocalKind }) {
  const { isStarting, ...state } = useLocalMediaState(localMedia)[kind];
  const { label, name } = switchLabels(state, deviceName(kind));
  return (
    <Button
      kind="quiet"
      small
      pending={isStarting}
      aria-label={name}
      onClick={() => void localMedia.toggle(kind)}
    >
      {label}
    </Button>
  );
}

/** What the switch of a device shows, and its name to screen readers. */
function switchLabels({ isOn, isDecided, error }: Omit<LocalDevice, 'isStarting'>, device: string) {
  if (isOn) return { label: t`Turn off`, name: t`Turn off ${device}` };
  if (error) return { label: t`Try again`, name: t`Try again: ${device}` };
  if (isDecided) return { label: t`Turn on`, name: t`Turn on ${device}` };
  return { label: t`Test`, name: t`Test ${device}` };
}

const SPEAKER_STATES = {
  untested: msg`Not tested`,
  playing: msg`Playing`,
  played: msg`Played`,
  silent: msg`Silent`,
};

function SpeakerRow({ localMedia }: { localMedia: LocalMedia }) {
  const { t } = useLingui();
  const { devices, speakerId } = useLocalMediaState(localMedia);
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
    <CheckRow
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
        <DeviceSelect localMedia={localMedia} kind="speaker" list={devices.speakers} />
      ) : (
        <span className="font-semibold">
          {state === 'played' ? t`Did you hear two notes?` : t`System default`}
        </span>
      )}
    </CheckRow>
  );
}
