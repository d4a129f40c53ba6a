import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import type { Component } from './content-lines.ts';

/** The clock of a place. Instants in milliseconds. */
export interface Zone {
  /** A time that the clock skips counts by the offset before, one that it repeats is the first (RFC 5545, 3.3.5). */
  instantOf: (wall: Temporal.PlainDateTime) => number;
  wallAt: (instant: number) => Temporal.PlainDateTime;
}

/** Finds a zone by what a file calls it. */
export type FindZone = (tzid: string) => Zone;

/**
 * By its IANA name or Windows name, also at the end of a longer one (/mozilla.org/20070129_1/Europe/Berlin); else as the
 * file defines it; else the owner's.
 */
export function findZones(definitions: readonly Component[], owner: Zone): FindZone {
  const defined = new Map(definitions.flatMap(definedZone));
  const known = new Map<string, Zone>();
  return (tzid) => {
    const zone = known.get(tzid) ?? namedZone(ianaNameOf(tzid)) ?? defined.get(tzid) ?? owner;
    known.set(tzid, zone);
    return zone;
  };
}

export const UTC: Zone = {
  instantOf: (wall) => wall.toZonedDateTime('UTC').epochMilliseconds,
  wallAt: (instant) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC').toPlainDateTime(),
};

/** Null without a name, or for one that is none. */
export function namedZone(name: string | null): Zone | null {
  if (name === null || !isZone(name)) return null;
  return {
    instantOf: (wall) => wall.toZonedDateTime(name).epochMilliseconds,
    wallAt: (instant) =>
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name).toPlainDateTime(),
  };
}

function ianaNameOf(tzid: string): string | null {
  const name = tzid.trim();
  const [windows] = findIana(name);
  if (windows !== undefined) return windows;
  const parts = name.split('/');
  return parts.map((_part, at) => parts.slice(at).join('/')).find(isZone) ?? null;
}

/** Not an offset like +01:00, which Temporal takes for a zone, too. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

function definedZone({ lines }: Component): [string, Zone][] {
  try {
    const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
    const zone = new ICAL.Timezone(component);
    return zone.tzid ? [[String(zone.tzid), zoneBy((wall) => offsetIn(zone, wall))]] : [];
  } catch {
    return [];
  }
}

/** A zone by its offset, in milliseconds, at a local time. */
function zoneBy(offsetAt: (wall: Temporal.PlainDateTime) => number): Zone {
  const instantOf: Zone['instantOf'] = (wall) => UTC.instantOf(wall) - offsetAt(wall);
  const wallAt: Zone['wallAt'] = (instant) => {
    const near = UTC.wallAt(instant + offsetAt(UTC.wallAt(instant)));
    return UTC.wallAt(instant + offsetAt(near));
  };
  return { instantOf, wallAt };
}

function offsetIn(zone: ICAL.Timezone, wall: Temporal.PlainDateTime): number {
  const { year, month, day, hour, minute, second } = wall;
  return zone.utcOffset(ICAL.Time.fromData({ year, month, day, hour, minute, second })) * 1000;
}
