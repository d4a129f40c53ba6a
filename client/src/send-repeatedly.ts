/** How a client repeats what was not answered. */
export interface Repeating {
  /** How often a request is repeated that was answered with 429 or 503, or not at all. */
  repeats: number;
  /** The longest wait before a repeat, in seconds: if the server asks for more, its refusal is the answer. */
  longestWait: number;
  /** How long each response may take, in seconds. */
  timeout: number;
}

/**
 * Sends a request until it is answered otherwise than with 429 or 503, waiting as `Retry-After` says. Repeating is safe:
 * reads change nothing, and a write has its idempotency key.
 */
export async function sendRepeatedly(
  send: (signal: AbortSignal) => Promise<Response>,
  { repeats, longestWait, timeout }: Repeating,
  signal?: AbortSignal,
): Promise<Response> {
  for (let repeat = 0; ; repeat += 1) {
    const slow = AbortSignal.timeout(timeout * 1000);
    const response = await send(signal ? AbortSignal.any([signal, slow]) : slow).catch((error: unknown) => {
      if (signal?.aborted || repeat >= repeats) throw error;
      return null;
    });
    if (response && response.status !== 429 && response.status !== 503) return response;
    const seconds = secondsAsked(response) ?? Math.min(2 ** repeat, longestWait);
    if (response && (repeat >= repeats || seconds > longestWait)) return response;
    await response?.body?.cancel();
    await wait(seconds, signal);
  }
}

function secondsAsked(response: Response | null): number | null {
  const asked = response?.headers.get('retry-after') ?? '';
  return /^\d+$/.test(asked) ? Number(asked) : null;
}

function wait(seconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const give = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', give);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', give, { once: true });
  });
}
