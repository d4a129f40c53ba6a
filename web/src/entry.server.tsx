import { Transform } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { faultContext, nonceContext } from './platform/contexts.ts';

export { apiContext, clockContext, faultContext, nonceContext, originContext } from './platform/contexts.ts';

// The router’s own; it takes no priority for them.
const PRELOAD = 'rel="modulepreload"';

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
  return new Promise((resolve, reject) => {
    const body = paintFirst();
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
}

/** Has the browser fetch looks and fonts before script: all that is there can be read, and followed, without it. */
function paintFirst(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // As single bytes, for a piece may end within a letter.
      const html = chunk.toString('latin1');
      done(null, Buffer.from(html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`), 'latin1'));
    },
  });
}

export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  // A page that is not there is an answer, not a fault; a reader who left is none either.
  if (request.signal.aborted || isRouteErrorResponse(fault)) return;
  context.get(faultContext)(fault);
};
