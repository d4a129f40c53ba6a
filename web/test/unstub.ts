import { afterAll, vi } from 'vitest';

/** Test files share their process: none finds what another put in the place of a global. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
