import { t } from '@lingui/core/macro';
/** The results of the connection test. */
export interface ConnectionReport {
  /** A round trip to our server; null when it was not reached. */
  roundTripMs: number | null;
  /** Whether there are candidates of this machine, and of the relay. */
  isDirect: boolean;
  isRelayed: boolean;
  /** Whether a relay is configured, and its error. */
  hasRelay: boolean;
  relayError: string | null;
}

export interface Verdict {
  tone: 'good' | 'time' | 'bad';
  label: string;
  summary: string;
}

/** The result as a status and a sentence. */
export function connectionVerdict(report: ConnectionReport): Verdict {
  const { roundTripMs, isDirect, isRelayed, hasRelay, relayError } = report;
  const trip = tripText(roundTripMs);
  const verdict = (tone: Verdict['tone'], label: string, text: string): Verdict => ({
    tone,
    label,
    summary: `${trip}${text}`,
  });
  if (!isDirect && !isRelayed)
    return verdict(
      'bad',
      t`Blocked`,
      t`Your browser is blocking calls. A VPN or an extension may be the cause. Or try another network, such as your phone’s.`,
    );
  if (isRelayed) return verdict('good', t`Good`, t`Calls work directly, and through our relay if needed.`);
  if (!hasRelay) return verdict('good', t`Good`, t`Calls work directly.`);
  return verdict(
    'time',
    t`May work`,
    relayError === null
      ? t`Calls work directly, but our relay doesn’t respond. If the call doesn’t connect, try another network.`
      : t`Calls work directly, but our relay refused the test (${relayError}). If the call doesn’t connect, try another network.`,
  );
}

function tripText(roundTripMs: number | null): string {
  if (roundTripMs === null) return '';
  const milliseconds = Math.round(roundTripMs);
  return `${t`${milliseconds} ms to our servers.`} `;
}

const TIMEOUT_MS = 6_000;

/** Gathers this browser's candidates, as a call would. */
export async function testConnection(
  iceServers: RTCIceServer[],
  roundTripMs: number | null,
): Promise<ConnectionReport> {
  const hasRelay = iceServers.some(({ urls }) => [urls].flat().some((url) => url.startsWith('turn')));
  const report: ConnectionReport = {
    roundTripMs,
    isDirect: false,
    isRelayed: false,
    hasRelay,
    relayError: null,
  };
  // Some browsers have it disabled, for privacy.
  if (!('RTCPeerConnection' in globalThis)) return report;
  const connection = new RTCPeerConnection({ iceServers });
  connection.createDataChannel('test');
  try {
    await new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, TIMEOUT_MS);
      const done = () => {
        clearTimeout(timeout);
        resolve();
      };
      connection.onicecandidate = ({ candidate }) => {
        if (!candidate) return done();
        if (candidate.type === 'relay') report.isRelayed = true;
        else if (candidate.type) report.isDirect = true;
        if (report.isRelayed && report.isDirect) done();
      };
      connection.onicecandidateerror = ({ url, errorCode, errorText }) => {
        // 701: not reached at all, which the missing candidate shows as well.
        if (url.startsWith('turn') && errorCode !== 701)
          report.relayError = `${errorCode} ${errorText}`.trim();
      };
      void connection.setLocalDescription().catch(done);
    });
    return report;
  } finally {
    connection.close();
  }
}
