/** What a look at the network found. */
export interface Found {
  /** A round trip to us; null when we were not reached. */
  roundTripMs: number | null;
  /** Ways out of this machine, and through the relay. */
  isDirect: boolean;
  isRelayed: boolean;
  /** Whether there is a relay at all, and what it said. */
  hasRelay: boolean;
  relayFault: string | null;
}

export interface Verdict {
  tone: 'good' | 'time' | 'bad';
  label: string;
  said: string;
}

/** What was found, in words. */
export function verdictOf(found: Found): Verdict {
  const { roundTripMs, isDirect, isRelayed, hasRelay, relayFault } = found;
  const trip = roundTripMs === null ? '' : `${Math.round(roundTripMs)} ms to us. `;
  if (!isDirect && !isRelayed) {
    const said = `${trip}The browser finds no way out for a call. A VPN or an extension may forbid it; try another network, or the phone’s.`;
    return { tone: 'bad', label: 'blocked', said };
  }
  if (isRelayed)
    return { tone: 'good', label: 'good', said: `${trip}Open directly, and through our relay if need be.` };
  if (!hasRelay) return { tone: 'good', label: 'good', said: `${trip}Open directly.` };
  const why = relayFault === null ? 'does not answer' : `refused (${relayFault})`;
  const said = `${trip}Open directly, but our relay ${why}. If the call does not come about, try another network.`;
  return { tone: 'time', label: 'may do', said };
}

const PATIENCE_MS = 6_000;

/** Gathers the ways out of this browser, as a call would. */
export async function testConnection(iceServers: RTCIceServer[], roundTripMs: number | null): Promise<Found> {
  const hasRelay = iceServers.some(({ urls }) => [urls].flat().some((url) => url.startsWith('turn')));
  const found: Found = { roundTripMs, isDirect: false, isRelayed: false, hasRelay, relayFault: null };
  // Some browsers are told to have none, for privacy.
  if (!('RTCPeerConnection' in globalThis)) return found;
  const connection = new RTCPeerConnection({ iceServers });
  connection.createDataChannel('test');
  try {
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS);
      const done = () => {
        clearTimeout(patience);
        resolve();
      };
      connection.onicecandidate = ({ candidate }) => {
        if (!candidate) return done();
        if (candidate.type === 'relay') found.isRelayed = true;
        else if (candidate.type) found.isDirect = true;
        if (found.isRelayed && found.isDirect) done();
      };
      connection.onicecandidateerror = ({ url, errorCode, errorText }) => {
        // 701: not reached at all, which the missing candidate says as well.
        if (url.startsWith('turn') && errorCode !== 701)
          found.relayFault = `${errorCode} ${errorText}`.trim();
      };
      void connection.setLocalDescription().catch(done);
    });
    return found;
  } finally {
    connection.close();
  }
}
