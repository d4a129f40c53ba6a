import { calendarQuery, propfind } from 'tsdav';
import { isCalendar } from '../reading/content-lines.ts';
import type { Account, DavContent } from './dav-session.ts';
import { headersOf } from './find-in-account.ts';
import { textOf } from './text-of.ts';

interface Reading extends Account {
  /** What its server said of its state when it was last read as a whole. */
  known: string | null;
  from: string;
  to: string;
}

/**
 * The events of a calendar that touch a window (RFC 4791, 7.8), unless it is as it was. Its state is asked for first: what
 * changes meanwhile is read again next time. Throws if the server says anything that isn't understood.
 */
export async function readCollection(
  { address, known, from, to, ...credentials }: Reading,
  fetch: typeof globalThis.fetch,
): Promise<DavContent> {
  const asked = { url: address, headers: headersOf(credentials), fetch };
  const state = await stateOf(asked);
  if (state !== null && state === known) return null;
  const props = { 'd:getetag': {}, 'c:calendar-data': {} };
  const entries = await calendarQuery({ ...asked, props, filters: eventsWithin(from, to), depth: '1' });
  const files = entries.map(({ props: found }) => textOf(found?.calendarData)).filter(isCalendar);
  return { files, unread: entries.length - files.length, state };
}

async function stateOf(asked: {
  url: string;
  headers: Record<string, string>;
  fetch: typeof globalThis.fetch;
}): Promise<string | null> {
  const props = { 'cs:getctag': {}, 'd:sync-token': {} };
  const [collection] = await propfind({ ...asked, props, depth: '0' });
  // Without properties it is what could not be read as XML.
  if (!collection?.ok || !collection.props) throw new RangeError('This calendar says nothing of its state.');
  const { getctag, syncToken } = collection.props;
  return [getctag, syncToken].map(textOf).filter(Boolean).join(' ') || null;
}

function eventsWithin(from: string, to: string) {
  const range = { _attributes: { start: stamp(from), end: stamp(to) } };
  const events = { _attributes: { name: 'VEVENT' }, 'time-range': range };
  return [{ 'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': events } }];
}

const stamp = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
