import type { Zone } from './zones.ts';

/** A time as a calendar has it: a date, or a date and time in a zone. */
export interface Moment {
  wall: Temporal.PlainDateTime;
  isDate: boolean;
  zone: Zone;
}

const SHAPE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d):?(\d\d)?(Z?)|T::)?$/;

/**
 * A value as ical.js reads it: 2026-11-01, 2026-11-01T10:00:00, or with a Z. Eight digits alone are a date also without
 * VALUE=DATE, as some write them. Throws for anything else.
 */
export function momentOf(value: unknown, zone: Zone, utc: Zone): Moment {
  const [, date, hour, minute = '00', second = '00', z] = SHAPE.exec(String(value)) ?? [];
  if (date === undefined) throw new RangeError('This is no time of a calendar.');
  const wall = Temporal.PlainDateTime.from(`${date}T${hour ?? '00'}:${minute}:${second}`);
  return { wall, isDate: hour === undefined, zone: z === 'Z' ? utc : zone };
}

export function instantOf({ wall, zone }: Moment): number {
  return zone.instantOf(wall);
}
