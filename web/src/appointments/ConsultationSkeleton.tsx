import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';

/** The page of a consultation while it loads. */
export function ConsultationSkeleton() {
  return (
    <div className="column pt-8 md:pt-12">
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <Skeleton className="mb-3 h-4 w-40" />
      <Skeleton className="mb-10 h-10 w-130 max-w-full" />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        <div className="grid gap-7">
          <Skeleton className="h-24" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </div>
  );
}
