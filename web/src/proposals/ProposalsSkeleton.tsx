import { Skeleton, SkeletonRows } from '../ui/feedback/Skeleton.tsx';

export function ProposalsSkeleton() {
  return (
    <div className="column pt-8 md:pt-12">
      <Skeleton className="mb-3 h-4 w-40" />
      <Skeleton className="mb-12 h-10 w-130 max-w-full" />
      <SkeletonRows count={4} />
    </div>
  );
}
