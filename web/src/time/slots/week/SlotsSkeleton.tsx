import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

const DAYS = [3, 4, 2, 4, 3, 0, 0];

/** The skeleton of a week of free times. */
export function SlotsSkeleton({ isWide }: { isWide: boolean }) {
  return (
    <div>
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <div className="grid grid-cols-7 gap-1">
        {DAYS.map((slots, day) => (
          <div key={day} className="grid content-start gap-1.5">
            <Skeleton className={isWide ? 'mx-auto mb-2 h-11 w-9' : 'h-16'} />
            {isWide &&
              Array.from({ length: slots }, (_, slot) => <Skeleton key={slot} className="mx-1 h-7" />)}
          </div>
        ))}
      </div>
      {!isWide && (
        <div className="mt-3 grid grid-cols-2 gap-2">
          {DAYS.slice(1).map((_, slot) => (
            <Skeleton key={slot} className="h-13" />
          ))}
        </div>
      )}
    </div>
  );
}
