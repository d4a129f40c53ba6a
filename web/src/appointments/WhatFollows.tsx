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

/** What follows from who came, with its dates. */
export function WhatFollows({ appointment, side, zone }: Props) {
  const now = useNow();
  const sentences = sentencesOf(appointment, side, (at) => dayTimeText(at, zone), now);
  if (sentences.length === 0) return null;
  return <p className="text-sm text-pretty text-ink-2 tabular-nums">{sentences.join(' ')}</p>;
}

function sentencesOf(
  { refundAt, refundUntil, newTimeUntil, objectUntil, attendance, ...pair }: Appointment,
  side: Side,
  say: (at: string) => string,
  now: string,
): string[] {
  const isOpen = (at: string | null): at is string => at !== null && Date.parse(at) > Date.parse(now);
  const name = shortName(otherOf(pair, side).displayName);
  const sentences: string[] = [];
  if (refundAt)
    sentences.push(
      side === 'client'
        ? `All of the money comes back to you on ${say(refundAt)}, unless ${name} objects before.`
        : `All of the money goes back to ${name} on ${say(refundAt)}, unless you object before.`,
    );
  if (side === 'client' && isOpen(refundUntil))
    sentences.push(`You may take all of the money back, or a free new time, until ${say(refundUntil)}.`);
  else if (isOpen(newTimeUntil) && (side === 'client' || attendance === 'NEITHER'))
    sentences.push(`You may offer a free new time until ${say(newTimeUntil)}.`);
  if (isOpen(objectUntil) && !refundAt)
    sentences.push(`If it was otherwise, object until ${say(objectUntil)}.`);
  return sentences;
}
