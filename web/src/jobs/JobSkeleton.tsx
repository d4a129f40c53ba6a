import { Trans } from '@lingui/react/macro';
import { Skeleton, SkeletonLines } from '../ui/feedback/Skeleton.tsx';

/** The job's page while it loads. */
export function JobSkeleton() {
  return (
    <div className="column pt-8 md:pt-12">
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <Skeleton className="mb-3 h-4 w-28" />
      <Skeleton className="mb-4 h-10 w-96 max-w-full" />
      <Skeleton className="mb-10 h-5 w-80 max-w-full" />
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_21.25rem]">
        <SkeletonLines count={8} />
        <div className="grid content-start gap-4 max-md:order-first">
          <Skeleton className="h-10.5" />
          <SkeletonLines count={5} />
        </div>
      </div>
    </div>
  );
}
