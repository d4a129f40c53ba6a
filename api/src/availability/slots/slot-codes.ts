import type { OpenHours } from '@parley/contract/availability/intervals.ts';
import { codeOf, minutesOf } from '@parley/contract/slot-codes.ts';

/** Slot codes live outside of the domain and minutes of the day inside: these two are the edge. */
export function toMinutes<T extends OpenHours>(slot: T): T {
  return { ...slot, from: minutesOf(slot.from), to: minutesOf(slot.to) };
}

export function toCodes<T extends OpenHours>(slot: T): T {
  return { ...slot, from: codeOf(slot.from), to: codeOf(slot.to) };
}
