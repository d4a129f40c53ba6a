import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** An absolute URL, "https://parley.example/services"; for `meta`, from the root loader's data. */
export function absoluteUrl(matches: readonly (Match | undefined)[], path: string): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const origin = typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : '';
  return origin + path;
}

/** The support email; null if the root loader failed. */
export function useSupportEmail(): string | null {
  return useRouteLoaderData<typeof loader>('root')?.supportEmail ?? null;
}

/** The installation's own logo; null where it is the product's mark. */
export function useOwnLogo() {
  return useRouteLoaderData<typeof loader>('root')?.logo ?? null;
}
