import { LIVE_PATH } from '@parley/contract/live-limits.ts';

/** A minimal client of the live channel, so that two thousand of them fit in memory. */
export async function openSocket(
  url: string,
  accessToken: string,
  onHeard: (name: string) => void = () => {},
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the live channel cannot be reached')));
    socket.addEventListener('message', ({ data }) => {
      const words = String(data);
      if (words.startsWith('0')) socket.send('40');
      else if (words === '2') socket.send('3');
      else if (words.startsWith('40')) socket.send(`420["signIn",${JSON.stringify({ accessToken })}]`);
      else if (words.startsWith('430')) resolve();
      else if (words.startsWith('42')) onHeard(String(JSON.parse(words.slice(2))[0]));
    });
  });
  return socket;
}

export async function openBare(
  url: string,
  name: string,
  onHeard: () => void = () => {},
): Promise<WebSocket> {
  const socket = new WebSocket(`${url}/${name}`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('the bare server cannot be reached')));
  });
  socket.addEventListener('message', onHeard);
  return socket;
}
