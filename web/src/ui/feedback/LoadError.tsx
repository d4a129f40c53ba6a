import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import type { Refused } from '../../platform/result.ts';
import { ErrorState } from './ErrorState.tsx';

/** A failed load within a page, with its reason and a retry. */
export function LoadError({ title, refusal }: { title: string; refusal: Refused }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={title}
      message={refusal.message}
      pending={state !== 'idle'}
      onRetry={() => void revalidate()}
    />
  );
}

/** The same as a full page. */
export function LoadErrorPage(props: { title: string; refusal: Refused }) {
  return (
    <div className="column pt-10">
      <h1 className="mb-6">
        <Trans>Something went wrong</Trans>
      </h1>
      <LoadError {...props} />
    </div>
  );
}
