import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { answerDav, isDav } from './caldav.ts';
import { makeCertificate } from './certificate.ts';

/** The host of everybody's calendars, which only who is told where it is can find. */
const HOST = 'calendar.parley.test';

/** For the product's settings: where the host is, and the certificate to trust. */
export interface Calendars {
  pin: string;
  certificate: string;
  close: () => Promise<void>;
}

interface Calendar {
  status: number;
  text: string;
}

// Lunch on weekdays, to try it with: https://calendar.parley.test/work.ics, or the account `demo` on the same host
const WORK = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Parley//Outside world//EN',
  'BEGIN:VEVENT',
  'UID:lunch@calendar.parley.test',
  'DTSTART;TZID=Europe/Berlin:20260105T120000',
  'DTEND;TZID=Europe/Berlin:20260105T130000',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'SUMMARY:Lunch',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** Serves calendars as their providers do: over https at a secret address, asked again only for what has changed. */
export async function startCalendars(app: FastifyInstance): Promise<Calendars> {
  const calendars = new Map<string, Calendar>([
    ['work.ics', { status: 200, text: WORK }],
    ['demo-work.ics', { status: 200, text: WORK }],
  ]);
  const certificate = makeCertificate([HOST]);
  const server = createServer(certificate, (request, response) => {
    if (isDav(request)) void answerDav(calendars, request, response);
    else answer(calendars, request, response);
  });
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  // In tests: what is at an address from now on.
  app.put<{ Params: { name: string }; Body: Partial<Calendar> }>('/calendars/:name', (request) => {
    const { status = 200, text = '' } = request.body;
    calendars.set(request.params.name, { status, text });
    return {};
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { pin: `${HOST}=127.0.0.1:${port}`, certificate: certificate.cert, close };
}

function answer(
  calendars: ReadonlyMap<string, Calendar>,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const { status, text } = calendars.get(url.slice(1)) ?? { status: 404, text: '' };
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const isKnown = status === 200 && headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status, { 'content-type': 'text/calendar; charset=utf-8', etag });
  response.end(isKnown ? undefined : text);
}
