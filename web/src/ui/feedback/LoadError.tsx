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
