import { useSyncExternalStore } from 'react';

// Same as `lg` in the tokens: from here on the chat fits beside the call.
const WIDE = '(width >= 68.75rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
}

function listen(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
