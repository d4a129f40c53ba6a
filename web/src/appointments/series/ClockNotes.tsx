import { t } from '@lingui/core/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { durationText, monthDayText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';
import { clockChanges, type ClockChange } from './clock-changes.ts';

interface Props {
  starts: readonly string[];
  zone: string;
  other: Person;
}

/** Where clocks change for one of the two along a series: "From 29 Mar, 1 h earlier for Ana." */
export function ClockNotes({ starts, zone, other }: Props) {
  const name = shortName(other.displayName);
  const notes = [
    ...clockChanges(starts, zone).map((change) => ({ at: change.startsAt, text: noteForYou(change, zone) })),
    ...clockChanges(starts, other.timeZone).map((change) => ({
      at: change.startsAt,
      text: noteFor(change, name, other.timeZone),
    })),
  ].toSorted((one, two) => one.at.localeCompare(two.at));
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-sm text-time-ink tabular-nums">
      {notes.map(({ at, text }) => (
        <li key={`${at} ${text}`}>{text}</li>
      ))}
    </ul>
  );
}

function noteForYou({ startsAt, minutes }: ClockChange, zone: string): string {
  const [day, length] = [monthDayText(startsAt, zone), durationText(Math.abs(minutes))];
  return minutes < 0 ? t`From ${day}, ${length} earlier for you.` : t`From ${day}, ${length} later for you.`;
}

function noteFor({ startsAt, minutes }: ClockChange, name: string, zone: string): string {
  const [day, length] = [monthDayText(startsAt, zone), durationText(Math.abs(minutes))];
  return minutes < 0
    ? t`From ${day}, ${length} earlier for ${name}.`
    : t`From ${day}, ${length} later for ${name}.`;
}
