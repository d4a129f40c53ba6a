import type { Sample } from './quality.ts';

interface Counted {
  received: number;
  lost: number;
}

/** A paused stream keeps its last report unchanged: from this age on it is ignored. */
const STALE_MS = 10_000;

/** Samples a connection repeatedly; losses are those since the last sample. */
export function createSampler(connection: Pick<RTCPeerConnection, 'getStats'>) {
  let before: Counted = { received: 0, lost: 0 };
  return async (): Promise<Sample> => {
    const report = await connection.getStats();
    const [roundTrips, lossesOut, bitrates]: [number[], number[], number[]] = [[], [], []];
    const counted: Counted = { received: 0, lost: 0 };
    const newest = newestOf(report);
    report.forEach((entry: unknown) => {
      const { type, nominated } = fieldsOf(entry);
      const number = (name: string) => numberIn(entry, name);
      const isFresh = newest - (number('timestamp') ?? newest) < STALE_MS;
      if (type === 'remote-inbound-rtp' && isFresh) {
        push(roundTrips, number('roundTripTime'));
        push(lossesOut, number('fractionLost'));
      }
      if (type === 'candidate-pair' && nominated === true) {
        push(roundTrips, number('currentRoundTripTime'));
        push(bitrates, number('availableOutgoingBitrate'));
      }
      if (type === 'inbound-rtp') {
        counted.received += number('packetsReceived') ?? 0;
        counted.lost += Math.max(0, number('packetsLost') ?? 0);
      }
    });
    const lost = counted.lost - before.lost;
    const all = lost + counted.received - before.received;
    before = counted;
    const roundTrip = most(roundTrips);
    return {
      roundTripMs: roundTrip === null ? null : roundTrip * 1000,
      lostOut: most(lossesOut),
      lostIn: all > 0 ? Math.max(0, lost) / all : null,
      outgoingBitsPerSecond: most(bitrates),
    };
  };
}

function newestOf(report: RTCStatsReport): number {
  let newest = 0;
  report.forEach((entry: unknown) => {
    newest = Math.max(newest, numberIn(entry, 'timestamp') ?? 0);
  });
  return newest;
}

function fieldsOf(entry: unknown): Record<string, unknown> {
  return { ...Object(entry) };
}

function numberIn(entry: unknown, name: string): number | null {
  const value = fieldsOf(entry)[name];
  return typeof value === 'number' ? value : null;
}

function push(list: number[], value: number | null): void {
  if (value !== null) list.push(value);
}

function most(values: readonly number[]): number | null {
  return values.length > 0 ? Math.max(...values) : null;
}
