import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** Placeholders in the size of service cards. */
export function ServiceCardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="grid gap-3.5 rounded-lg border border-line bg-sheet p-5">
          <Skeleton className="-mx-5 -mt-5 mb-1.5 h-40" />
          <div className="flex items-center gap-3 sm:min-h-16">
            <Skeleton className="size-11 shrink-0 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3 w-4/5" />
            </div>
          </div>
          <div className="grid h-11 content-center gap-2">
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-3/5" />
          </div>
          <div className="grid h-52 content-between">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-16" />
            <Skeleton className="h-12" />
          </div>
          <div className="grid h-16 content-center gap-2 border-t border-line pt-3">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-3 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
