import { Trans } from '@lingui/react/macro';
import { Skeleton } from './Skeleton.tsx';

const FIELDS = ['w-24', 'w-32', 'w-20', 'w-28'];

/** The skeleton of a form page, announced as "Loading....". */
export function FormSkeleton({ title }: { title: string }) {
  return (
    <div className="column pt-8 md:pt-12">
      <h1>{title}</h1>
      <output className="sr-only">
        <Trans>Loading....</Trans>
      </output>
      <div className="mt-10 grid max-w-180 gap-7">
        {FIELDS.map((width) => (
          <div key={width} className="grid gap-2.5">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-11 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
