import { bothTimes, type ClockFace } from './both-times.ts';

interface Props {
  at: string;
  viewerZone: string;
  otherZone: string;
  otherName: string;
}

/** An instant on both clocks side by side; on one if they show the same time. */
export function BothTimes({ at, viewerZone, otherZone, otherName }: Props) {
  const { mine, theirs } = bothTimes(at, viewerZone, otherZone, otherName);
  return (
    <div className="grid grid-cols-2 grid-rows-[auto_auto_auto] border-y border-line tabular-nums">
      <Face face={mine} />
      {theirs && <Face face={theirs} />}
    </div>
  );
}

function Face({ face: { label, time, day } }: { face: ClockFace }) {
  return (
    <div className="row-span-3 grid min-w-0 grid-rows-subgrid py-3 pr-3 not-first:border-l not-first:border-line not-first:pl-4">
      <p className="text-sm wrap-anywhere text-ink-3">{label}</p>
      <p className="font-display text-xl font-semibold tracking-tight">{time}</p>
      <p className="text-sm">{day}</p>
    </div>
  );
}
