import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';

const WIDTHS = ['w-2/3', 'ml-auto w-1/2', 'w-3/5', 'ml-auto w-2/5', 'w-1/2'];

/** The chat while it loads. */
export function ChatSkeleton() {
  return (
    <div className="column pt-4 md:pt-8">
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <div className="mx-auto max-w-200">
        <Skeleton className="mb-3 h-4 w-40" />
        <Skeleton className="mb-8 h-10 w-64" />
        <div className="grid gap-3">
          {WIDTHS.map((width) => (
            <Skeleton key={width} className={`h-11 rounded-lg ${width}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
