import { refresh } from './session/token-refresh.ts';
import { type Result, resultOf, NETWORK_ERROR } from './result.ts';
import { session } from './session/session.ts';

/** Fetches a private URL that responds with plain text instead of the envelope. Never throws. */
export async function fetchText(path: string): Promise<Result<string>> {
  try {
    const first = await ask(path);
    const response = first.status === 401 && (await refresh()) ? await ask(path) : first;
    if (!response.ok) {
      const refused = resultOf(await response.json());
      return refused.ok ? NETWORK_ERROR : refused;
    }
    return { ok: true, status: 200, message: 'OK', data: await response.text() };
  } catch {
    return NETWORK_ERROR;
  }
}

function ask(path: string): Promise<Response> {
  return fetch(path, { headers: { authorization: `Bearer ${session().accessToken ?? ''}` } });
}
