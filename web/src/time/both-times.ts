import { t } from '@lingui/core/macro';
import { cityOf } from '@parley/contract/time.ts';
import { clocksDiffer, dayText, timeText } from './format.ts';

/** An instant on one person's clock. */
export interface ClockFace {
  label: string;
  time: string;
  day: string;
}

/** An instant on the viewer's clock and, only if it differs, on the other person's. */
export interface BothTimes {
  mine: ClockFace;
  theirs: ClockFace | null;
  /** In one line: "Tue 24 Nov 17:15 your time · 11:15 for Ana in Bogotá". */
  text: string;
}

/** An instant for two people; the second clock is named only if they show different times. */
export function bothTimes(at: string, viewerZone: string, otherZone: string, otherName: string): BothTimes {
  const [myCity, city] = [cityOf(viewerZone), cityOf(otherZone)];
  const mine = face(at, viewerZone, t`Your time, ${myCity}`);
  const theirs = face(at, otherZone, t`${otherName}’s time, ${city}`);
  const here = dayAndTime(mine);
  if (!clocksDiffer(at, viewerZone, otherZone)) return { mine, theirs: null, text: here };
  const there = mine.day === theirs.day ? theirs.time : dayAndTime(theirs);
  const text = t`${here} your time · ${there} for ${otherName} in ${city}`;
  return { mine, theirs, text };
}

/** An instant on the other person's clock, with the day if it's another there: "11:15", "Wed 25 Nov 01:15"; null on the same clock. */
export function theirTime(at: string, viewerZone: string, otherZone: string): string | null {
  if (!clocksDiffer(at, viewerZone, otherZone)) return null;
  const theirs = face(at, otherZone, '');
  return theirs.day === dayText(at, viewerZone) ? theirs.time : dayAndTime(theirs);
}

function face(at: string, zone: string, label: string): ClockFace {
  return { label, time: timeText(at, zone), day: dayText(at, zone) };
}

function dayAndTime({ day, time }: ClockFace): string {
  return t`${day} ${time}`;
}
