import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button } from '../ui/Button.tsx';

const NotFound = lazy(() => import('./NotFound.tsx'));
const CRASHED = 'Unexpected Application Error!';

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** The title of a page that could not be made. */
export const faultTitle = (error: unknown) => `${isMissing(error) ? 'Not found' : CRASHED} · Parley`;

/** What a page shows when it could not be made. */
export function Fault({ error }: { error: unknown }) {
  useEffect(() => {
    // The router hears only of what a loader throws: what breaks while it is drawn keeps its old title.
    document.title = faultTitle(error);
  }, [error]);
  if (isMissing(error)) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    );
  }
  return (
    <div className="column py-16 md:py-24">
      <h1>{CRASHED}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-2">
        This page broke. What you saved is safe. Try loading it again.
      </p>
      <div className="mt-8">
        <Button onClick={() => location.reload()}>Load again</Button>
      </div>
    </div>
  );
}
