import type { Appointment, AppointmentEntry } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { bothTimes, dayTimeText } from '../time/format.ts';
import { Timeline } from '../time/Timeline.tsx';
import { shortName } from '../users/short-name.ts';

interface Props {
  appointment: Appointment;
  /** Null for admins. */
  side: Side | null;
  zone: string;
}

/** How a consultation was agreed and moved, each move in words with the time that it offered; folded away. */
export function ConsultationTimeline({ appointment, side, zone }: Props) {
  if (appointment.history.length === 0) return null;
  const items = appointment.history.map((entry) => ({
    key: `${entry.at} ${entry.action}`,
    title: wordsOf(entry, appointment, side),
    note: <Note entry={entry} appointment={appointment} side={side} zone={zone} />,
    state: DOTS[entry.action] ?? ('plain' as const),
  }));
  return (
    <details className="text-sm">
      <summary className="min-h-6 font-semibold text-ink-2">How it came about</summary>
      <div className="pt-3">
        <Timeline label="How it came about" items={items} />
      </div>
    </details>
  );
}

const DOTS: Record<string, 'done' | 'bad' | undefined> = { accept: 'done', decline: 'bad', cancel: 'bad' };

function Note({ entry, appointment, side, zone }: Props & { entry: AppointmentEntry }) {
  const { at, startsAt, message } = entry;
  const other = side && otherOf(appointment, side);
  return (
    <>
      {startsAt && (
        <p className="text-ink">
          {other
            ? bothTimes(startsAt, zone, other.timeZone, shortName(other.displayName)).text
            : dayTimeText(startsAt, zone)}
        </p>
      )}
      {message && <q className="block whitespace-pre-line text-ink-2">{message}</q>}
      <time dateTime={at}>{dayTimeText(at, zone)}</time>
    </>
  );
}

const MOVES: Record<string, string | undefined> = {
  plan: 'asked for it',
  open: 'read it',
  request: 'asked for another time',
  accept: 'accepted',
  reject: 'rejected the time',
  decline: 'declined',
  withdraw: 'withdrew',
};
const BY_ITSELF: Record<string, string | undefined> = {
  expire: 'Nobody answered in time',
  cancel: 'Called off, as the job was cancelled',
};

function wordsOf({ by, action }: AppointmentEntry, appointment: Appointment, side: Side | null): string {
  const isPerson = by === 'client' || by === 'professional';
  const who = by === side ? 'You' : isPerson ? shortName(appointment[by].displayName) : 'Parley';
  return (by === 'clock' ? BY_ITSELF[action] : undefined) ?? `${who} ${MOVES[action] ?? action}`;
}
