import { createAccount, propfind } from 'tsdav';
import type { Account, FoundCalendar } from './dav-session.ts';
import { textOf } from './text-of.ts';

const MOST = 100;
const PROPERTIES = { 'd:displayname': {}, 'd:resourcetype': {}, 'c:supported-calendar-component-set': {} };

/** The calendars of an account, wherever its server keeps them (RFC 6764, RFC 4791). Throws if there are none. */
export async function findInAccount(
  { address, ...credentials }: Account,
  fetch: typeof globalThis.fetch,
): Promise<FoundCalendar[]> {
  const headers = headersOf(credentials);
  const account = { serverUrl: address, accountType: 'caldav' } as const;
  const { homeUrl } = await createAccount({ account, headers, fetch });
  if (homeUrl === undefined) throw new RangeError('This account has no calendars.');
  const entries = await propfind({ url: homeUrl, props: PROPERTIES, depth: '1', headers, fetch });
  return entries.filter(isOfEvents).slice(0, MOST).map(calendarIn(homeUrl));
}

/** Not of the library's own alphabet: names and passwords may have any letter (RFC 7617, UTF-8). */
export function headersOf({ user, password }: Omit<Account, 'address'>): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}` };
}

type Entry = Awaited<ReturnType<typeof propfind>>[number];

function isOfEvents({ ok, href, props }: Entry): boolean {
  if (!ok || href === undefined || !Object.hasOwn(props?.resourcetype ?? {}, 'calendar')) return false;
  const components = JSON.stringify(props?.supportedCalendarComponentSet ?? {});
  return !components.includes('"name"') || components.includes('"VEVENT"');
}

const calendarIn =
  (homeUrl: string) =>
  ({ href = '', props }: Entry): FoundCalendar => {
    const address = new URL(href, homeUrl).href;
    const [folder = ''] = new URL(address).pathname.split('/').filter(Boolean).slice(-1);
    return { address, name: textOf(props?.displayname) || decoded(folder) };
  };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
