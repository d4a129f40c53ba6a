import ICAL from 'ical.js';
import type { Component } from './content-lines.ts';
import { momentOf, type Moment } from './moment.ts';
import { UTC, type FindZone, type Zone } from './zones.ts';

/** An event, or one occurrence of a recurring one that differs. */
export interface CalendarEvent {
  uid: string | null;
  sequence: number;
  start: Moment;
  length: Length;
  rules: Rule[];
  /** Further starts, some with a length of their own. */
  dates: Occurrence[];
  exceptions: Moment[];
  /** The occurrence that it stands for. */
  replaces: { start: Moment; andFuture: boolean } | null;
  isCancelled: boolean;
  /** Its owner counts as free meanwhile. */
  isFree: boolean;
}

/** Without a length of its own it lasts as long as its event. */
export interface Occurrence {
  start: Moment;
  length: Length | null;
}

/** ical.js counts; the end is compared here, where the zone is known. */
export interface Rule {
  recurrence: ICAL.Recur;
  until: Moment | null;
}

/** Until a time, or for a duration: days by the calendar, hours by the clock. */
export type Length = { end: Moment } | { duration: Temporal.Duration };

interface Property {
  name: string;
  params: Record<string, unknown>;
  type: string;
  values: unknown[];
}

const NOTHING: Length = { duration: new Temporal.Duration() };
const ONE_DAY: Length = { duration: Temporal.Duration.from({ days: 1 }) };

/** Throws if it can't be understood. A time without a zone is one of the owner's clock. */
export function readEvent({ lines }: Component, findZone: FindZone, owner: Zone): CalendarEvent {
  const properties = lines.map(propertyOf);
  const all = (name: string) => properties.filter((property) => property.name === name);
  const first = (name: string) => all(name)[0];
  const moments = (property: Property) => momentsOf(property, findZone, owner);
  const [start] = all('dtstart').flatMap(moments);
  if (!start) throw new RangeError('This event has no start.');
  const replaced = first('recurrence-id');
  const [replacedStart] = replaced ? moments(replaced) : [];
  return {
    uid: textOf(first('uid')),
    sequence: Number(first('sequence')?.values[0] ?? 0) || 0,
    start,
    length: lengthOf(start, all('dtend').flatMap(moments)[0], first('duration')),
    rules: all('rrule').flatMap(({ values }) => values.map((value) => ruleOf(value, start.zone))),
    dates: all('rdate').flatMap((property) => furtherStarts(property, findZone, owner)),
    exceptions: all('exdate').flatMap(moments),
    replaces: replacedStart
      ? { start: replacedStart, andFuture: replaced?.params.range === 'THISANDFUTURE' }
      : null,
    isCancelled: textOf(first('status'))?.toUpperCase() === 'CANCELLED',
    isFree:
      textOf(first('transp'))?.toUpperCase() === 'TRANSPARENT' ||
      textOf(first('x-microsoft-cdo-busystatus'))?.toUpperCase() === 'FREE',
  };
}

/** The busy stretches of a VFREEBUSY, of which some publish nothing else. */
export function readFreeBusy({ lines }: Component, findZone: FindZone, owner: Zone): Occurrence[] {
  return lines
    .map(propertyOf)
    .filter(({ name, params }) => name === 'freebusy' && params.fbtype !== 'FREE')
    .flatMap((property) => furtherStarts(property, findZone, owner));
}

function propertyOf(line: string): Property {
  const [name, params, type, ...values]: unknown[] = ICAL.parse.property(line);
  return {
    name: String(name),
    params: typeof params === 'object' ? { ...params } : {},
    type: String(type),
    values,
  };
}

function textOf(property: Property | undefined): string | null {
  return property ? String(property.values[0]).trim() : null;
}

function momentsOf({ params, values }: Property, findZone: FindZone, owner: Zone): Moment[] {
  const zone = typeof params.tzid === 'string' ? findZone(params.tzid) : owner;
  return values.map((value) => {
    const moment = momentOf(value, zone, UTC);
    return moment.isDate ? { ...moment, zone: owner } : moment;
  });
}

function lengthOf(start: Moment, end: Moment | undefined, duration: Property | undefined): Length {
  if (end) return { end };
  if (duration) return { duration: Temporal.Duration.from(String(duration.values[0])) };
  return start.isDate ? ONE_DAY : NOTHING;
}

/** Of RDATE and FREEBUSY: times, or periods with an end or a duration. */
function furtherStarts(property: Property, findZone: FindZone, owner: Zone): Occurrence[] {
  const isPeriod = property.type === 'period';
  return property.values.flatMap((value) => {
    const [from, to]: unknown[] = Array.isArray(value) ? value : [value];
    const [start] = momentsOf({ ...property, values: [from] }, findZone, owner);
    return start ? [{ start, length: isPeriod ? periodOf(property, to, findZone, owner) : null }] : [];
  });
}

function periodOf(property: Property, to: unknown, findZone: FindZone, owner: Zone): Length {
  const text = String(to);
  if (text.startsWith('P')) return { duration: Temporal.Duration.from(text) };
  const [end] = momentsOf({ ...property, values: [to] }, findZone, owner);
  if (!end) throw new RangeError('This period has no end.');
  return { end };
}

const KNOWN = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** Refuses what no calendar of people has, and what ical.js gets wrong (weeks and days of a year). */
function ruleOf(value: unknown, zone: Zone): Rule {
  const { until, ...parts }: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  const recurrence = ICAL.Recur.fromData(parts);
  if (!KNOWN.has(recurrence.freq)) throw new RangeError('It recurs more often than daily.');
  if (parts.byweekno !== undefined || parts.byyearday !== undefined)
    throw new RangeError('It recurs by weeks or days of a year.');
  for (const times of [parts.byhour, parts.byminute, parts.bysecond])
    if (Array.isArray(times) && times.length > 1) throw new RangeError('It recurs more often than daily.');
  return { recurrence, until: until === undefined ? null : momentOf(until, zone, UTC) };
}
