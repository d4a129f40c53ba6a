import { bothTimes, type ClockFace } from './format.ts';

interface Props {
  at: string;
  viewerZone: string;
  otherZone: string;
  otherName: string;
}

/** A moment on both clocks side by side; on one where they show the same. */
export function BothTimes({ at, viewerZone, otherZone, otherName }: Props) {
  const { mine, theirs } = bothTimes(at, viewerZone, otherZone, otherName);
  return (
    <div className="grid grid-cols-2 border-y border-line tabular-nums">
      <Face face={mine} />
      {theirs && (
        <div className="border-l border-line pl-4">
          <Face face={theirs} />
        </div>
      )}
    </div>
  );
}

function Face({ face: { label, time, day } }: { face: ClockFace }) {
  return (
    <div className="min-w-0 py-3">
      <p className="text-sm text-ink-3">{label}</p>
      <p className="font-display text-xl font-semibold tracking-tight">{time}</p>
      <p className="text-sm">{day}</p>
    </div>
  );
}
