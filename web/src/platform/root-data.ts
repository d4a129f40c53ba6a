import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** A path as the world knows it, "https://parley.example/services"; for `meta`, out of the root's data. */
export function absoluteUrl(matches: readonly (Match | undefined)[], path: string): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const origin = typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : '';
  return origin + path;
}

/** Where people write for help; null while not even the root's data came. */
export function useSupportEmail(): string | null {
  return useRouteLoaderData<typeof loader>('root')?.supportEmail ?? null;
}
