import type { OpenHours } from '@parley/contract/availability/intervals.ts';
import { codeOf, minutesOf } from '@parley/contract/availability/slot-codes.ts';

/** Converts between the API's slot codes and the domain's minutes of the day. */
export function toMinutes<T extends OpenHours>(slot: T): T {
  return { ...slot, from: minutesOf(slot.from), to: minutesOf(slot.to) };
}

export function toCodes<T extends OpenHours>(slot: T): T {
  return { ...slot, from: codeOf(slot.from), to: codeOf(slot.to) };
}
