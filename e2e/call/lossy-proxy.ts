import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** A UDP proxy to the relay that drops packets on demand, like a bad network. */
export interface LossyProxy {
  /** The share of packets, 0 to 1, dropped from now on in each direction. */
  dropShare(share: number): void;
  close(): void;
}

/** Listens on `port` and forwards packets to `relayPort` and back. */
export async function startLossyProxy(port: number, relayPort: number): Promise<LossyProxy> {
  let share = 0;
  const isLost = () => Math.random() < share;
  const callers = new Map<string, Socket>();
  const near = createSocket('udp4');
  near.on('message', (packet, from) => {
    const key = `${from.address}:${from.port}`;
    let far = callers.get(key);
    if (!far) {
      far = createSocket('udp4');
      far.on('message', (answer) => {
        if (!isLost()) near.send(answer, from.port, from.address);
      });
      callers.set(key, far);
    }
    if (!isLost()) far.send(packet, relayPort, '127.0.0.1');
  });
  near.bind(port, '127.0.0.1');
  await once(near, 'listening');
  return {
    dropShare: (part) => {
      share = part;
    },
    close: () => {
      for (const far of callers.values()) far.close();
      near.close();
    },
  };
}
