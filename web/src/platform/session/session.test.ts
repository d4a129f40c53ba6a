import { expect, test, vi } from 'vitest';
import { ana } from '../../../test/signed-in-person.ts';

test('logging out in one tab clears the others', async () => {
  // Reads its storage when it is imported.
  vi.resetModules();
  const held = new Map<string, string>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
    clear: () => held.clear(),
  });
  const { session, signedIn } = await import('./session.ts');
  signedIn({ accessToken: 'token', user: ana });
  held.set(`parley.draft.${ana.email}.support`, '{"message":"Between us."}');

  const otherTab = new BroadcastChannel('parley.session');
  otherTab.postMessage('logout');
  await vi.waitFor(() => expect(session().isAuth).toBe(false));
  expect([...held.keys()]).toEqual([]);
  otherTab.close();
});
