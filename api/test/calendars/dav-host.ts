import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startTlsHost, type TlsHost } from './tls-host.ts';

/** A calendar server of the tests' own (CalDAV), as far as we ask it; what it says can be changed. */
export interface DavHost extends TlsHost {
  /** Events by file name, each a whole calendar. */
  events: Map<string, string>;
  state: { ctag: string; password: string; calendars: string[] };
  /** Answers in the place of the server, if it returns true. */
  instead: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The methods and paths that it was asked. */
  asked: string[];
}

const USER = 'ana@example.com';

export async function startDavHost(name: string): Promise<DavHost> {
  const events = new Map<string, string>();
  const state = { ctag: '1', password: 'app pässword: 1', calendars: ['work', 'family'] };
  const asked: string[] = [];
  const dav: Omit<DavHost, keyof TlsHost> = { events, state, asked, instead: () => false };
  const host = await startTlsHost([name], (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (dav.instead(request, response)) return;
    void answer(dav, request, response);
  });
  return Object.assign(dav, host);
}

async function answer(
  { events, state }: Pick<DavHost, 'events' | 'state'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  const expected = `Basic ${Buffer.from(`${USER}:${state.password}`).toString('base64')}`;
  if (request.url === '/.well-known/caldav') return void response.writeHead(301, { location: '/dav/' }).end();
  if (request.headers.authorization !== expected) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="dav"' });
    return void response.end();
  }
  const entries = entriesAt(request, body, { events, state });
  if (!entries) return void response.writeHead(404).end();
  response.writeHead(207, { 'content-type': 'application/xml; charset=utf-8' });
  response.end(multistatus(entries));
}

type Entry = [href: string, properties: string];

function entriesAt(
  { method, url = '' }: IncomingMessage,
  body: string,
  { events, state }: Pick<DavHost, 'events' | 'state'>,
): Entry[] | null {
  const state0 = `<cs:getctag>${state.ctag}</cs:getctag>`;
  if (url === '/dav/')
    return [[url, '<d:current-user-principal><d:href>/dav/me/</d:href></d:current-user-principal>']];
  if (url === '/dav/me/')
    return [[url, '<c:calendar-home-set><d:href>/dav/home/</d:href></c:calendar-home-set>']];
  if (url === '/dav/home/')
    return [[url, folder('')], ...state.calendars.map((each): Entry => [`${url}${each}/`, folder(each)])];
  if (method === 'PROPFIND') return [[url, state0]];
  if (!body.includes('calendar-query')) return null;
  return [...events].map(([name, file]) => [
    `${url}${name}`,
    `<d:getetag>"${name}"</d:getetag><c:calendar-data>${escaped(file)}</c:calendar-data>`,
  ]);
}

const folder = (name: string) =>
  name === ''
    ? '<d:resourcetype><d:collection/></d:resourcetype>'
    : `<d:displayname>${name} &amp; more</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>
       <c:supported-calendar-component-set><c:comp name="${name === 'tasks' ? 'VTODO' : 'VEVENT'}"/></c:supported-calendar-component-set>`;

const escaped = (file: string) => file.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const multistatus = (entries: readonly Entry[]): string =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/">${entries
    .map(
      ([href, properties]) =>
        `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
    )
    .join('')}</d:multistatus>\n`;
