import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useNow } from '../../../platform/now.ts';
import { timeText } from '../../../time/format.ts';
import { shortName } from '../../../users/short-name.ts';
import { clockText } from '../../meeting-words.ts';
import { nearEndText } from './call-words.ts';
import { Note } from './Captions.tsx';

interface Props {
  meeting: Meeting;
  side: Side;
  zone: string;
}

/** With whom, about what, and how long yet. */
export function CallTop({ meeting: { appointment, state, closesAt }, side, zone }: Props) {
  const now = useNow('second');
  const other = otherOf(appointment, side);
  const left = clockText(appointment.endsAt, now);
  const isLive = state === 'LIVE';
  const starts = clockText(appointment.startsAt, now);
  return (
    <header className="flex items-start justify-between gap-4 low:col-span-2 low:items-baseline">
      <div className="min-w-0">
        {/* Whoever has just pressed "join" reads on from here. */}
        <h1 ref={takeFocus} tabIndex={-1} className="truncate text-lg outline-none low:text-base">
          Consultation with {other.displayName}
        </h1>
        <p className="truncate text-sm text-ink-2 tabular-nums low:hidden">
          {appointment.title}
          {other.timeZone !== zone &&
            `, ${timeText(now, other.timeZone)} for ${shortName(other.displayName)}`}
        </p>
      </div>
      <p className="shrink-0 text-right text-sm text-ink-2 tabular-nums low:flex low:items-baseline low:gap-2">
        <b
          role="timer"
          className="block font-display text-xl leading-none font-bold text-time low:text-base low:leading-none"
        >
          {isLive ? (left ?? '0:00') : (starts ?? timeText(appointment.startsAt, zone))}
        </b>
        {isLive
          ? left
            ? `left, ends ${timeText(appointment.endsAt, zone)}`
            : `over, room closes ${timeText(closesAt, zone)}`
          : starts
            ? 'until you start'
            : 'was the start'}
      </p>
    </header>
  );
}

/** The button that led here stood further down a phone's page; all of the call is to be seen. */
function takeFocus(heading: HTMLElement | null) {
  if (!heading) return;
  scrollTo({ top: 0, behavior: 'instant' });
  heading.focus({ preventScroll: true });
}

/** Says near the end how much is left. */
export function NearEnd({ meeting: { appointment, state, closesAt } }: Pick<Props, 'meeting'>) {
  const text = nearEndText({ endsAt: appointment.endsAt, closesAt }, useNow('second'));
  return (
    <div aria-live="polite" className="empty:absolute">
      {state === 'LIVE' && text && <Note>{text}</Note>}
    </div>
  );
}
