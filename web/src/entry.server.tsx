import { PassThrough, Transform } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { faultContext, nonceContext } from './platform/contexts.ts';
import { KEEP_EARLY_PRESSES } from './platform/early-presses.ts';
import { asReaderOf } from './platform/language/language.server.ts';

export {
  apiContext,
  clockContext,
  faultContext,
  nonceContext,
  originContext,
  supportEmailContext,
} from './platform/contexts.ts';

// The router’s own words, which it offers no setting for.
const PRELOAD = 'rel="modulepreload"';
const LATER = 'rel="later"';
const IMPORT = /import \* as (\w+) from ("[^"]+");/g;

// The frame’s callback comes before its paint, a timer set there after it. A page nobody sees paints nothing.
const AFTER_PAINT = `${KEEP_EARLY_PRESSES}if (!document.hidden) await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
for (const link of document.querySelectorAll('link[${LATER}]')) link.rel = 'modulepreload';
`;

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const nonce = context.get(nonceContext);
  // Robots get the whole page at once, people its first part as soon as it stands.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  const render = () =>
    new Promise<Response>((resolve, reject) => {
      const body = isFilled(router) ? paintFirst() : new PassThrough();
      const { pipe, abort } = renderToPipeableStream(
        <ServerRouter context={router} url={request.url} nonce={nonce} />,
        {
          nonce,
          [ready]: () => {
            pipe(body);
            resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          },
          onShellError: reject,
          onError: (fault) => context.get(faultContext)(fault),
        },
      );
      const giveUp = setTimeout(abort, streamTimeout + 1_000);
      body.once('close', () => clearTimeout(giveUp));
    });
  return asReaderOf(request, render);
}

/** Whether the server fills the page; the others are forms, or wait for script to fetch what they show. */
function isFilled({ manifest, staticHandlerContext: { matches } }: EntryContext): boolean {
  const page = matches.at(-1)?.route.id ?? '';
  return manifest.routes[page]?.hasLoader ?? false;
}

/** Has the browser fetch script only once it has painted what can be read, and followed, without it. */
function paintFirst(): Transform {
  let wait = AFTER_PAINT;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // As single bytes, for a piece may end within a letter. What a cut hides is only fetched early.
      const html = chunk.toString('latin1').replaceAll(PRELOAD, LATER);
      const late = html.replaceAll(IMPORT, (_, name: string, file: string) => {
        const line = `${wait}const ${name} = await import(${file});`;
        wait = '';
        return line;
      });
      done(null, Buffer.from(late, 'latin1'));
    },
  });
}

export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  // A page that is not there is an answer, not a fault; a reader who left is none either.
  if (request.signal.aborted || isRouteErrorResponse(fault)) return;
  context.get(faultContext)(fault);
};
