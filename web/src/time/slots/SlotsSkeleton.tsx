import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

const DAYS = [3, 4, 2, 4, 3];

/** The skeleton of a week of free times. */
export function SlotsSkeleton() {
  return (
    <div>
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <div className="grid gap-x-2 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(44px,1fr))]">
        {DAYS.map((slots, day) => (
          <div key={day} className={`grid content-start gap-1.5`}>
            <Skeleton className="mb-3 h-9 max-sm:w-24 sm:mx-auto sm:w-9" />
            <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-1">
              {Array.from({ length: slots }, (_, slot) => (
                <Skeleton key={slot} className="h-9" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
