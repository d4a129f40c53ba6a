import type { Page } from '@playwright/test';

/** Keeps hold of a page’s connections, so that a test can look at what they carry; `relay` lets them go through one only. */
export async function trackConnections(page: Page, policy: RTCIceTransportPolicy = 'all'): Promise<void> {
  await page.addInitScript((iceTransportPolicy) => {
    const peers: RTCPeerConnection[] = [];
    Reflect.set(globalThis, 'peers', peers);
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration: RTCConfiguration = {}) {
        super({ ...configuration, iceTransportPolicy });
        peers.push(this);
      }
    };
  }, policy);
}

export interface TransferStats {
  /** Pictures of the other side that were decoded. */
  frames: number;
  /** Bytes of sound that came. */
  sound: number;
  /** The ways that are used: "host", "relay". */
  ways: string[];
}

/** What the connected connections of a page have carried so far. */
export function transferStats(page: Page): Promise<TransferStats> {
  return page.evaluate(async () => {
    const all: unknown = Reflect.get(globalThis, 'peers');
    const peers = Array.isArray(all) ? all : [];
    const found = { frames: 0, sound: 0, ways: new Array<string>() };
    for (const peer of peers) {
      if (!(peer instanceof RTCPeerConnection) || peer.connectionState !== 'connected') continue;
      const stats = new Map<string, Record<string, unknown>>();
      (await peer.getStats()).forEach((each: Record<string, unknown>, id) => stats.set(id, each));
      for (const each of stats.values()) {
        if (each.type === 'inbound-rtp' && each.kind === 'video') found.frames += Number(each.framesDecoded);
        if (each.type === 'inbound-rtp' && each.kind === 'audio') found.sound += Number(each.bytesReceived);
        if (each.type !== 'transport') continue;
        const pair = stats.get(String(each.selectedCandidatePairId));
        const local = stats.get(String(pair?.localCandidateId));
        if (local) found.ways.push(String(local.candidateType));
      }
    }
    return found;
  });
}
