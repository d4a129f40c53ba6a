import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { useLookAgain } from './use-look-again.ts';

afterEach(() => vi.restoreAllMocks());

function Page() {
  useLookAgain();
  return null;
}

function turn(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the dashboard is loaded again when its tab is seen again, not when it is left', async () => {
  const { reloads } = await show(<Page />);
  turn(true);
  expect(reloads()).toBe(0);
  turn(false);
  await expect.poll(reloads).toBe(1);
  cleanup();
  turn(false);
  expect(reloads()).toBe(1);
});
