// A server process that reports its memory: the product, or a bare `ws` relay.
import { WebSocketServer, type WebSocket } from 'ws';
import { fillDiscipline, fillChatters } from './live-rows.ts';
import { startScratch } from './scratch.ts';

const [kind, pairs = '100'] = process.argv.slice(2);

if (kind === 'ours') {
  const scratch = await startScratch();
  await fillDiscipline(scratch.platform);
  const chatters = await fillChatters(scratch.platform, Number(pairs));
  process.send?.({ url: scratch.url, chatters });
  process.on('message', (message) => {
    if (message === 'memory') reportMemory();
    else void scratch.end().then(() => process.exit(0));
  });
} else {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  const rooms = new Map<string, Set<WebSocket>>();
  server.on('connection', (socket, request) => {
    const room = rooms.get(request.url ?? '') ?? new Set();
    rooms.set(request.url ?? '', room.add(socket));
    socket.on('message', (words, isBinary) => {
      for (const other of room) if (other !== socket) other.send(words, { binary: isBinary });
    });
    socket.on('close', () => room.delete(socket));
  });
  server.on('listening', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : null;
    process.send?.({ url: `ws://127.0.0.1:${port}`, chatters: [] });
  });
  process.on('message', (message) => {
    if (message === 'memory') reportMemory();
    else process.exit(0);
  });
}

/** After a garbage collection. */
function reportMemory(): void {
  for (let time = 0; time < 3; time += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, held: heapUsed + external });
}
