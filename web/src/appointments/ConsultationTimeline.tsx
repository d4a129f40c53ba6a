import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment, AppointmentEntry } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { bothTimes } from '../time/both-times.ts';
import { dayTimeText } from '../time/format.ts';
import { Timeline } from '../time/Timeline.tsx';
import { shortName } from '../users/short-name.ts';
import { productName } from '../platform/language/product-name.ts';

interface Props {
  appointment: Appointment;
  /** Null for admins. */
  side: Side | null;
  zone: string;
}

/** The activity of a consultation, each move with the time it suggested; folded away. */
export function ConsultationTimeline({ appointment, side, zone }: Props) {
  const { t } = useLingui();
  if (appointment.history.length === 0) return null;
  const items = appointment.history.map((entry) => ({
    key: `${entry.at} ${entry.action}`,
    title: entryText(entry, appointment, side),
    note: <Note entry={entry} appointment={appointment} side={side} zone={zone} />,
    state: DOTS[entry.action] ?? ('plain' as const),
  }));
  return (
    <details className="text-sm">
      <summary className="py-3 md:py-0.5 font-semibold text-ink-2">
        <Trans>Activity</Trans>
      </summary>
      <div className="pt-3">
        <Timeline label={t`Activity`} items={items} />
      </div>
    </details>
  );
}

const DOTS: Record<string, 'done' | 'bad' | undefined> = {
  accept: 'done',
  decline: 'bad',
  cancel: 'bad',
  object: 'bad',
};

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

function moveBy(who: string, action: string): string {
  const labels: Record<string, string | undefined> = {
    plan: t`${who} suggested it`,
    open: t`${who} viewed it`,
    request: t`${who} suggested another time`,
    accept: t`${who} accepted`,
    reject: t`${who} rejected the new time`,
    decline: t`${who} declined`,
    withdraw: t`${who} withdrew`,
    cancel: t`${who} called it off`,
    object: t`${who} objected`,
  };
  return labels[action] ?? `${who} ${action}`;
}

const AUTOMATIC: Record<string, MessageDescriptor | undefined> = {
  expire: msg`Nobody replied in time`,
  cancel: msg`Canceled along with the job`,
};

function entryText({ by, action }: AppointmentEntry, appointment: Appointment, side: Side | null): string {
  const isPerson = by === 'client' || by === 'professional';
  const who = by === side ? t`You` : isPerson ? shortName(appointment[by].displayName) : productName();
  const automatic = by === 'clock' ? AUTOMATIC[action] : undefined;
  return automatic ? t(automatic) : moveBy(who, action);
}
