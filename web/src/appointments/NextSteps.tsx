import { t } from '@lingui/core/macro';
import { type AttendanceAction, whyNotAttendanceAction } from '@parley/contract/appointments/rules.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useNow } from '../platform/now.ts';
import { dayTimeText } from '../time/format.ts';
import { shortName } from '../users/short-name.ts';

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
}

/** The consequences of who attended, with their deadlines. */
export function NextSteps({ appointment, side, zone }: Props) {
  const now = useNow();
  const sentences = sentencesOf(appointment, side, (at) => dayTimeText(at, zone), now);
  if (sentences.length === 0) return null;
  return <p className="text-sm text-pretty text-ink-2 tabular-nums">{sentences.join(' ')}</p>;
}

function sentencesOf(
  appointment: Appointment,
  side: Side,
  say: (at: string) => string,
  now: string,
): string[] {
  const { refundAt, refundUntil, newTimeUntil, objectUntil } = appointment;
  const may = (action: AttendanceAction) => whyNotAttendanceAction(appointment, action, side, now) === null;
  const name = shortName(otherOf(appointment, side).displayName);
  const sentences: string[] = [];
  if (refundAt) {
    const time = say(refundAt);
    sentences.push(
      side === 'client'
        ? t`You get a full refund on ${time}, unless ${name} objects before then.`
        : t`${name} gets a full refund on ${time}, unless you object before then.`,
    );
  }
  if (refundUntil && may('refund')) {
    const time = say(refundUntil);
    sentences.push(t`You can get all of your money back, or a free new time, until ${time}.`);
  } else if (newTimeUntil && may('new_time')) {
    const time = say(newTimeUntil);
    sentences.push(t`You can offer a free new time until ${time}.`);
  }
  if (objectUntil && !refundAt && may('object')) {
    const time = say(objectUntil);
    sentences.push(t`If that’s not what happened, object by ${time}.`);
  }
  return sentences;
}
