import { Skeleton, SkeletonRows } from '../ui/feedback/Skeleton.tsx';

/** The dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <div className="column pt-8 md:pt-12">
      <Skeleton className="mb-4 h-10 w-56" />
      <Skeleton className="mb-10 h-5 w-72" />
      <div className="grid gap-12 md:grid-cols-[minmax(0,1fr)_21.25rem]">
        <SkeletonRows count={5} />
        <div className="grid content-start gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
    </div>
  );
}
