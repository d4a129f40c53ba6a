import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The app password of every account. */
const PASSWORD = 'parley-demo-1';
const HOME = '/dav/home/';

interface Published {
  status: number;
  text: string;
}

/** Whether this request is one of a program for calendars (CalDAV, RFC 4791). */
export const isDav = ({ url = '' }: IncomingMessage): boolean => /^\/(dav\/|\.well-known\/caldav)/.test(url);

/** Serves each account the calendars whose names begin with its user name: of `ana`, `ana-work.ics`. */
export async function answerDav(
  calendars: ReadonlyMap<string, Published>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '', method } = request;
  await text(request);
  if (!url.startsWith('/dav/')) return void response.writeHead(301, { location: '/dav/' }).end();
  const user = userOf(request);
  if (user === null) return void response.writeHead(401, { 'www-authenticate': 'Basic realm="dav"' }).end();
  const own = [...calendars].filter(([name]) => name.startsWith(`${user}-`));
  const properties = propertiesAt(url, own);
  const entries = method === 'REPORT' ? eventsAt(url, own) : [[url, properties], ...foldersAt(url, own)];
  if (properties === null) return void response.writeHead(404).end();
  response.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' }).end(multistatus(entries));
}

type Named = readonly [name: string, calendar: Published];
type Entry = readonly (string | null)[];

function userOf({ headers }: IncomingMessage): string | null {
  const [, credentials = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [user = '', ...password] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return user !== '' && password.join(':') === PASSWORD ? user : null;
}

function propertiesAt(url: string, own: readonly Named[]): string | null {
  if (url === '/dav/')
    return '<d:current-user-principal><d:href>/dav/me/</d:href></d:current-user-principal>';
  if (url === '/dav/me/') return `<c:calendar-home-set><d:href>${HOME}</d:href></c:calendar-home-set>`;
  if (url === HOME) return '<d:resourcetype><d:collection/></d:resourcetype>';
  const [, calendar] = own.find(([name]) => url === folderOf(name)) ?? [];
  return calendar
    ? `<cs:getctag>${createHash('sha256').update(calendar.text).digest('hex')}</cs:getctag>`
    : null;
}

const folderOf = (name: string) => `${HOME}${name.replace(/\.ics$/, '')}/`;

function foldersAt(url: string, own: readonly Named[]): Entry[] {
  if (url !== HOME) return [];
  return own.map(([name]) => [
    folderOf(name),
    `<d:displayname>${escaped(name.replace(/^[^-]*-|\.ics$/g, ''))}</d:displayname>
     <d:resourcetype><d:collection/><c:calendar/></d:resourcetype>`,
  ]);
}

const eventsAt = (url: string, own: readonly Named[]): Entry[] =>
  own
    .filter(([name]) => url === folderOf(name))
    .map(([name, calendar]) => [
      `${url}${name}`,
      `<c:calendar-data>${escaped(calendar.text)}</c:calendar-data>`,
    ]);

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function multistatus(entries: readonly Entry[]): string {
  const responses = entries.map(
    ([href, properties]) =>
      `<d:response><d:href>${escaped(href ?? '')}</d:href><d:propstat><d:prop>${properties ?? ''}</d:prop>
       <d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
  );
  return `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"
    xmlns:cs="http://calendarserver.org/ns/">${responses.join('')}</d:multistatus>`;
}
