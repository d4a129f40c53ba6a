import { Trans, useLingui } from '@lingui/react/macro';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/now.ts';
import { timeText } from '../../../time/format.ts';
import { shortName } from '../../../users/short-name.ts';
import { countdownText } from '../../meeting-text.ts';
import { timeLeftNotice } from './call-text.ts';
import { Note } from './CallStatus.tsx';

interface Props {
  meeting: Meeting;
  side: Side;
  zone: string;
  /** How the call is shown, at the end. */
  children: ReactNode;
}

/** With whom, about what, and how much time is left. */
export function CallHeader({ meeting: { appointment, state, closesAt }, side, zone, children }: Props) {
  const now = useNow('second');
  const { t } = useLingui();
  const other = otherOf(appointment, side);
  const [fullName, name, title] = [other.displayName, shortName(other.displayName), appointment.title];
  const theirTime = timeText(now, other.timeZone);
  const [ends, closes] = [timeText(appointment.endsAt, zone), timeText(closesAt, zone)];
  const left = countdownText(appointment.endsAt, now);
  const isLive = state === 'LIVE';
  const starts = countdownText(appointment.startsAt, now);
  return (
    <header className="flex items-start gap-3 sm:gap-4 low:col-span-2 low:items-baseline">
      <div className="min-w-0 flex-1">
        {/* Receives the focus after joining. */}
        <h1 ref={takeFocus} tabIndex={-1} className="truncate text-lg outline-none low:text-base">
          <Trans>Consultation with {fullName}</Trans>
        </h1>
        <p className="truncate text-sm text-ink-2 tabular-nums low:hidden">
          {other.timeZone === zone ? title : t`${title}, ${theirTime} for ${name}`}
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
            ? t`left, ends ${ends}`
            : t`over, room closes ${closes}`
          : starts
            ? t`until the start`
            : t`scheduled start`}
      </p>
      <div className="flex shrink-0 gap-1.5">{children}</div>
    </header>
  );
}

/** The button to join may have been further down the page on phones: scroll all of the call into view. */
function takeFocus(heading: HTMLElement | null) {
  if (!heading) return;
  scrollTo({ top: 0, behavior: 'instant' });
  heading.focus({ preventScroll: true });
}

/** Says near the end how much time is left. */
export function TimeLeftNotice({ meeting: { appointment, state, closesAt } }: { meeting: Meeting }) {
  const text = timeLeftNotice({ endsAt: appointment.endsAt, closesAt }, useNow('second'));
  return (
    <div aria-live="polite" className="empty:absolute">
      {state === 'LIVE' && text && <Note>{text}</Note>}
    </div>
  );
}
