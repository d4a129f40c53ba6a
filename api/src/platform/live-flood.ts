import type { Server } from 'socket.io';

/** Far more than anybody says, and enough to be told why: sayings are counted more strictly. */
const MOST_IN_A_SECOND = 500;

/** Hangs up on who floods with what is no saying: acknowledgements, greetings, answers to pings nobody sent. */
export function cutFloods({ engine }: Server): void {
  const counts = new Map<object, number>();
  let endsAt = 0;
  engine.on('connection', (connection) => {
    const wire = connection.request.socket;
    connection.on('packet', () => {
      const now = performance.now();
      // Seconds begin for everybody at once: nobody who is quiet is kept in mind.
      if (now >= endsAt) {
        counts.clear();
        endsAt = now + 1_000;
      }
      const count = (counts.get(wire) ?? 0) + 1;
      counts.set(wire, count);
      if (count > MOST_IN_A_SECOND) wire.destroy();
    });
  });
}
