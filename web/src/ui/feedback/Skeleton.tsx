/** A loading placeholder: give it a height and a width. */
import { Trans } from '@lingui/react/macro';

export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden className={`skeleton ${className}`} />;
}

/** Skeleton lines of uneven length, like text. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  const widths = ['w-11/12', 'w-full', 'w-4/5', 'w-2/3'];
  return (
    <div className="grid gap-3">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} className={`h-3.5 ${widths[line % widths.length]}`} />
      ))}
    </div>
  );
}

/** Skeleton rows of a list; announced as "Loading....". */
export function SkeletonRows({ count = 4 }: { count?: number }) {
  return (
    <div>
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-4 border-t border-line py-4">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-8.5 w-20" />
        </div>
      ))}
    </div>
  );
}
