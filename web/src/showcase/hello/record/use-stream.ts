import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { closeDevices, deviceRefusal, openDevices } from '../../../files/capture/open-devices.ts';
import type { HelloKind } from './recording-type.ts';

interface Device {
  id: string;
  label: string;
}
interface Opened {
  stream: MediaStream;
  cameras: Device[];
  microphones: Device[];
}

/** The camera and the microphone, or the microphone alone, as long as it's shown. */
export function useStream(kind: HelloKind) {
  const [picked, setPicked] = useState<{ cameraId?: string; microphoneId?: string }>({});
  const [state, setState] = useState<Opened | { refusal: string } | null>(null);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isGone = false;
    const open = async () => {
      stream = await openDevices({ camera: kind === 'video', microphone: true, ...picked });
      if (isGone) return closeDevices(stream);
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => !isGone && setState({ refusal: unplugged() }));
      const devices = await navigator.mediaDevices.enumerateDevices();
      if (!isGone) setState({ stream, ...namesOf(devices) });
      return undefined;
    };
    open().catch((error: unknown) => !isGone && setState({ refusal: deviceRefusal(error) }));
    return () => {
      isGone = true;
      closeDevices(stream);
    };
  }, [kind, picked]);
  return {
    state,
    pick: (device: { cameraId?: string; microphoneId?: string }) => {
      setState(null);
      setPicked({ ...picked, ...device });
    },
  };
}

const unplugged = () =>
  t`The camera or microphone was disconnected. Connect it and try again, or choose a file instead.`;

function namesOf(devices: readonly MediaDeviceInfo[]) {
  const of = (kind: MediaDeviceKind) =>
    devices
      .filter((each) => each.kind === kind && each.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}
