import type { Sample } from '@parley/contract/showcase/schemas.ts';
import { lazy, Suspense } from 'react';
import { useUser } from '../../platform/session/session.ts';

const RemoveSample = lazy(() => import('./RemoveSample.tsx'));

/** For admins, the way to take a work sample off a page. */
export function SampleRemoval({ sample }: { sample: Sample }) {
  if (useUser()?.role !== 'ADMIN') return null;
  return (
    <Suspense fallback={null}>
      <RemoveSample sample={sample} />
    </Suspense>
  );
}
