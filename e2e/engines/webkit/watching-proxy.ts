import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

/** The page posts what it saw to this path of its own host, which only the proxy knows. */
const FAULTS = '/what-the-page-saw';

/** Requests that wait for news. */
const LIVE = '/api/live';
const QUIET_MS = 400;

export interface WatchingProxy {
  /** Its host and port. */
  address: string;
  seen: string[];
  /** Whether every request has been answered, a while ago. */
  isIdle: () => boolean;
  close: () => void;
}

/**
 * A proxy that adds a script to every page, which tells of console errors, exceptions and policy violations: a WebKit
 * that is driven tells nothing of its console, and runs no scripts before a page's own.
 */
export async function startWatchingProxy(): Promise<WatchingProxy> {
  const seen: string[] = [];
  let pending = 0;
  let changedAt = 0;
  const count = (more: number) => {
    pending += more;
    changedAt = Date.now();
  };
  const server = createServer((asked, answer) => {
    if (!asked.url?.includes(LIVE)) {
      count(1);
      answer.on('close', () => count(-1));
    }
    if (asked.url?.endsWith(FAULTS)) void note(asked, answer, seen);
    else pass(asked, answer);
  });
  // The live channel's WebSocket.
  server.on('upgrade', ({ url = '', rawHeaders }: IncomingMessage, socket) => {
    const { hostname, port, pathname, search } = new URL(url);
    const headers = rawHeaders.map((part, index) => part + (index % 2 === 0 ? ': ' : '\r\n')).join('');
    const upstream = connect(Number(port), hostname);
    upstream.write(`GET ${pathname}${search} HTTP/1.1\r\n${headers}\r\n`);
    upstream.pipe(socket).pipe(upstream);
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  return {
    address: `127.0.0.1:${port}`,
    seen,
    isIdle: () => pending === 0 && Date.now() - changedAt > QUIET_MS,
    close: () => server.close(),
  };
}

async function note(asked: IncomingMessage, answer: ServerResponse, seen: string[]): Promise<void> {
  seen.push((await asked.setEncoding('utf8').toArray()).join(''));
  answer.writeHead(204).end();
}

function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const upstream = request(asked.url ?? '', { method: asked.method, headers }, (got) => {
    const nonce = /'nonce-([^']+)'/.exec(String(got.headers['content-security-policy']))?.[1];
    const isPage = got.headers['content-type']?.startsWith('text/html') === true && nonce !== undefined;
    // A page becomes longer.
    if (isPage) delete got.headers['content-length'];
    answer.writeHead(got.statusCode ?? 502, got.headers);
    if (!isPage) return void got.pipe(answer);
    let isAdded = false;
    got.setEncoding('utf8');
    got.on('data', (part: string) => {
      const added = isAdded ? part : part.replace(/<head[^>]*>/, (head) => `${head}${script(nonce)}`);
      isAdded ||= added !== part;
      answer.write(added);
    });
    got.on('end', () => answer.end());
  });
  upstream.on('error', () => answer.destroy());
  asked.pipe(upstream);
}

const script = (nonce: string) =>
  `<script nonce="${nonce}">(${String(watchPage)})(${JSON.stringify(FAULTS)})</script>`;

/** Runs in the page. */
function watchPage(path: string): void {
  const tell = (words: string) => {
    void fetch(path, { method: 'POST', body: `${words} at ${location.pathname}`, keepalive: true });
  };
  const log = console.error;
  console.error = (...words: unknown[]) => {
    tell(`console: ${words.map(String).join(' ')}`);
    log(...words);
  };
  addEventListener('error', ({ message, filename, lineno }) =>
    tell(`broke: ${message} (${filename}:${lineno})`),
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`broke: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    tell(`against the policy: ${effectiveDirective} ${blockedURI} (${sourceFile})`),
  );
}
