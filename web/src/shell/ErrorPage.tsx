import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { productName } from '../platform/language/product-name.ts';

const NotFound = lazy(() => import('./NotFound.tsx'));
/** Why a page was refused, as under too much load; whatever is unexpected has the specification's text. */
const reasonOf = (error: unknown) =>
  isRouteErrorResponse(error) && error.status !== 500 ? String(error.data) : t`Unexpected Application Error!`;

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export const errorTitle = (error: unknown) =>
  `${isMissing(error) ? t`Not found` : reasonOf(error)} · ${productName()}`;

/** The error page: not found, refused or crashed. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    // The router sets the title for errors in loaders, but not for render errors.
    document.title = errorTitle(error);
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
      <h1>{reasonOf(error)}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-2">
        <Trans>What you saved is safe. Reload the page to continue.</Trans>
      </p>
      <div className="mt-8">
        <Button onClick={() => location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
      </div>
    </div>
  );
}
