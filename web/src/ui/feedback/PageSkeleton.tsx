import { Trans } from '@lingui/react/macro';
import { Skeleton, SkeletonLines } from './Skeleton.tsx';

/** The skeleton of a detail page: heading, text and a side panel. */
export function PageSkeleton() {
  return (
    <div className="column grid gap-x-12 gap-y-10 pt-5 md:grid-cols-[minmax(0,1fr)_25rem] md:pt-9">
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <div className="grid content-start gap-6">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-36" />
        <SkeletonLines count={6} />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}
