import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import css from './app.css?inline';
import { JoinedChunks } from './joined-chunks.server.ts';
import { faultContext, nonceContext } from './platform/contexts.ts';
import { forReader } from './platform/language/language.server.ts';
import { StylesContext } from './ui/styles/styles-context.ts';

export {
  apiContext,
  clockContext,
  currencyContext,
  faultContext,
  feeContext,
  installationContext,
  nonceContext,
  originContext,
  readerContext,
} from './platform/contexts.ts';

export { visitorPageKey } from './shell/visitor-page-key.ts';

export const streamTimeout = 5_000;

/** Chromium may offer to install the page before its script has come; `install-offer.ts` takes it from here. */
const KEEP_INSTALL_OFFER =
  "addEventListener('beforeinstallprompt',(event)=>{event.preventDefault();window.installOffer=event})";

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
  // Robots get the whole page at once; people get the shell as soon as it is ready.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  const render = () =>
    new Promise<Response>((resolve, reject) => {
      const body = new JoinedChunks();
      const { pipe, abort } = renderToPipeableStream(
        <StylesContext value={{ css, nonce: nonce?.style }}>
          <ServerRouter context={router} url={request.url} nonce={nonce?.script} />
        </StylesContext>,
        {
          nonce,
          bootstrapScriptContent: KEEP_INSTALL_OFFER,
          [ready]: () => {
            pipe(body);
            resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          },
          onShellError: reject,
          onError: (error) => context.get(faultContext)(error),
        },
      );
      const giveUp = setTimeout(abort, streamTimeout + 1_000);
      body.once('close', () => clearTimeout(giveUp));
    });
  return forReader(context, render);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Neither a missing page nor an aborted request is an error.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(faultContext)(error);
};
