import { isRouteErrorResponse } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { lazy, Suspense } from 'react';

const NotFound = lazy(() => import('./NotFound.tsx'));

/** What a page shows when it could not be made. */
export function Fault({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    );
  }
  return (
    <div className="column py-16 md:py-24">
      <h1>Unexpected Application Error!</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-2">
        Something broke on this page. What you had saved is safe. Loading the page again often helps.
      </p>
      <div className="mt-8">
        <Button onClick={() => location.reload()}>Load again</Button>
      </div>
    </div>
  );
}
