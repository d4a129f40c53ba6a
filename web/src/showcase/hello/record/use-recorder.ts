import { MAX_HELLO_SECONDS } from '@parley/contract/limits.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type HelloKind, recordingType } from './recording-type.ts';

const COUNT_FROM = 3;
const TICK_MS = 200;
/** How often the browser hands out what it has recorded so far. */
const SLICE_MS = 200;
/** 30 seconds are 5 MB. */
const BITS = { videoBitsPerSecond: 1_200_000, audioBitsPerSecond: 64_000 };

type Phase = { at: 'ready' } | { at: 'counting'; left: number } | { at: 'recording'; seconds: number };

/** Counts down, records, and stops after 30 seconds. */
export function useRecorder(stream: MediaStream, kind: HelloKind, onTaken: (file: File) => void) {
  const [phase, setPhase] = useState<Phase>({ at: 'ready' });
  const recorder = useRef<MediaRecorder>(null);
  const { at } = phase;
  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    if (at !== 'counting') return undefined;
    const timer = setInterval(() => setPhase(counted), 1000);
    return () => clearInterval(timer);
  }, [at]);
  useEffect(() => {
    if (at !== 'recording') return undefined;
    const { started, begunAt, end } = record(stream, kind, (file) => taken(file));
    recorder.current = started;
    const timer = setInterval(() => {
      const seconds = (performance.now() - (begunAt() ?? performance.now())) / 1000;
      if (seconds < MAX_HELLO_SECONDS) setPhase({ at: 'recording', seconds });
      else stopped(started);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [at, kind, stream]);
  return {
    phase,
    start: () => setPhase({ at: 'counting', left: COUNT_FROM }),
    cancel: () => setPhase({ at: 'ready' }),
    stop: () => recorder.current && stopped(recorder.current),
  };
}

function counted(phase: Phase): Phase {
  if (phase.at !== 'counting') return phase;
  return phase.left > 1 ? { at: 'counting', left: phase.left - 1 } : { at: 'recording', seconds: 0 };
}

/** Records until it's stopped, which hands the file out, or ended, which throws it away. */
function record(stream: MediaStream, kind: HelloKind, onTaken: (file: File) => void) {
  const mimeType = recordingType(kind) ?? '';
  const started = new MediaRecorder(stream, { mimeType, ...BITS });
  const parts: Blob[] = [];
  let isWanted = true;
  let begun: number | null = null;
  started.addEventListener('dataavailable', ({ data }) => {
    parts.push(data);
    // Slow cameras take a second until there is a picture: what would be stopped before is nothing.
    if (data.size > 0) begun ??= performance.now();
  });
  started.addEventListener('stop', () => {
    const [type = ''] = started.mimeType.split(';');
    if (isWanted) onTaken(new File(parts, `hello.${type.replace(/^.*\//, '')}`, { type }));
  });
  started.start(SLICE_MS);
  const end = () => {
    isWanted = false;
    stopped(started);
  };
  return { started, begunAt: () => begun, end };
}

function stopped(recorder: MediaRecorder): void {
  if (recorder.state !== 'inactive') recorder.stop();
}
