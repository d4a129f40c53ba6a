import type { File as Stored } from '@parley/contract/files/schemas.ts';
import { refresh } from '../platform/session/token-refresh.ts';
import { session } from '../platform/session/session.ts';

/** Fetches a private file with the access token; null on failure. */
export async function fetchPrivate(url: string): Promise<Blob | null> {
  const ask = () => {
    const { accessToken } = session();
    return fetch(url, { headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {} });
  };
  try {
    let answer = await ask();
    if (answer.status === 401 && (await refresh())) answer = await ask();
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

/** Downloads a private file under its own name, after a head if there is one; false if it could not be fetched. */
export async function saveFile({ url, name }: Pick<Stored, 'url' | 'name'>, head = ''): Promise<boolean> {
  const blob = await fetchPrivate(url);
  if (!blob) return false;
  const address = URL.createObjectURL(head ? new Blob([head, blob], { type: blob.type }) : blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the URL only after the click handler has finished.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}
