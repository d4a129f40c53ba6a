import ICAL from 'ical.js';
import type { Component } from './content-lines.ts';
import { instantOf, momentOf, type Moment } from './moment.ts';
import { withoutWeeksOfYear } from './weeks-of-year.ts';
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
  /** What ical.js finds too many of. */
  isOn: (wall: Temporal.PlainDateTime) => boolean;
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

/** Whoever works elsewhere works: Outlook writes TRANSP:OPAQUE for such days all the same. */
const FREE_IN_OUTLOOK = new Set(['FREE', 'WORKINGELSEWHERE']);

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
      FREE_IN_OUTLOOK.has(textOf(first('x-microsoft-cdo-busystatus'))?.toUpperCase() ?? ''),
  };
}

/** The lines of a VFREEBUSY that say when, of which some publish nothing else. */
export const freeBusyLines = ({ lines }: Component) => lines.filter((line) => /^freebusy[;:]/i.test(line));

/** Busy stretches; throws if they can't be understood. */
export function readFreeBusy(line: string, findZone: FindZone, owner: Zone): Occurrence[] {
  const property = propertyOf(line);
  return property.params.fbtype === 'FREE' ? [] : furtherStarts(property, findZone, owner);
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
  if (end) return until(start, end);
  if (duration) return lasting(start, String(duration.values[0]));
  return start.isDate ? ONE_DAY : NOTHING;
}

/** Whole days last one at least, as some write their last day; times that end before they start mean nothing. */
function until(start: Moment, end: Moment): Length {
  const milliseconds = instantOf(end) - instantOf(start);
  if (start.isDate && milliseconds <= 0) return ONE_DAY;
  if (milliseconds < 0) throw new RangeError('It ends before it starts.');
  return { end };
}

function lasting(start: Moment, text: string): Length {
  const duration = Temporal.Duration.from(text);
  if (duration.sign < 0) throw new RangeError('It ends before it starts.');
  return start.isDate && duration.blank ? ONE_DAY : { duration };
}

/** Of RDATE and FREEBUSY: times, or periods with an end or a duration. */
function furtherStarts(property: Property, findZone: FindZone, owner: Zone): Occurrence[] {
  return property.values.flatMap((value): Occurrence[] => {
    const [from, to]: unknown[] = Array.isArray(value) ? value : [value];
    const momentAt = (one: unknown) => momentsOf({ ...property, values: [one] }, findZone, owner)[0];
    const start = momentAt(from);
    if (!start) return [];
    if (property.type !== 'period') return [{ start, length: null }];
    return [{ start, length: periodOf(start, String(to), momentAt) }];
  });
}

function periodOf(start: Moment, to: string, momentAt: (text: string) => Moment | undefined): Length {
  if (/^[-+]?P/.test(to)) return lasting(start, to);
  const end = momentAt(to);
  if (!end) throw new RangeError('This period has no end.');
  return until(start, end);
}

const KNOWN = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** Refuses what no calendar of people has, and what ical.js gets wrong (weeks and days of a year). */
function ruleOf(value: unknown, zone: Zone): Rule {
  const { until, ...given }: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  const { parts, isOn } = withoutWeeksOfYear(given);
  const recurrence = ICAL.Recur.fromData(parts);
  if (!KNOWN.has(recurrence.freq)) throw new RangeError('It recurs more often than daily.');
  if (parts.byweekno !== undefined || parts.byyearday !== undefined)
    throw new RangeError('It recurs by weeks or days of a year.');
  for (const times of [parts.byhour, parts.byminute, parts.bysecond])
    if (Array.isArray(times) && times.length > 1) throw new RangeError('It recurs more often than daily.');
  return { recurrence, isOn, until: until === undefined ? null : momentOf(until, zone, UTC) };
}
