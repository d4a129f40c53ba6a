import { Trans } from '@lingui/react/macro';
import { Skeleton, SkeletonLines } from '../ui/feedback/Skeleton.tsx';

/** The page of a negotiation while it loads. */
export function NegotiationSkeleton() {
  return (
    <div className="column pt-8 md:pt-12">
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <Skeleton className="mb-3 h-4 w-28" />
      <Skeleton className="mb-9 h-10 w-96 max-w-full" />
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_21.25rem]">
        <div className="grid gap-6 rounded-lg border border-line bg-sheet p-6">
          <Skeleton className="h-11 w-64 max-w-full" />
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-20" />
          <SkeletonLines count={4} />
        </div>
        <SkeletonLines count={4} />
      </div>
    </div>
  );
}
