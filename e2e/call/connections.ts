import type { Page } from '@playwright/test';

/** Records a page’s RTCPeerConnections, so that a test can read their statistics; `relay` forces them through TURN. */
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
  /** Decoded video frames of the other side. */
  frames: number;
  /** Received bytes of audio. */
  sound: number;
  /** The candidate types in use: "host", "relay". */
  ways: string[];
}

/** The totals of a page's connected peer connections so far. */
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
