import { overlap } from '@parley/contract/availability/slots.ts';
import { minutesAfter } from '../platform/clock.ts';
import type { Trx } from '../platform/db.ts';
import { refuse } from '../platform/refuse.ts';
import { readOpenings } from './read-openings.ts';

interface Wanted {
  professionalId: string;
  startsAt: string;
  minutes: number;
  /** The appointment that would move there. */
  moving?: string;
}

/** Refuses a time that overlaps a booking of the professional, whatever their hours. */
export async function checkFree(
  trx: Trx,
  { professionalId, startsAt, minutes, moving }: Wanted,
): Promise<void> {
  const talk = { from: startsAt, to: minutesAfter(startsAt, minutes) };
  const { busy } = await readOpenings(trx, professionalId, talk, moving);
  if (overlap(busy, [talk]).length > 0) refuse('slot_taken');
}
