import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import type { Result } from '../../platform/result.ts';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

export const recommendedTitle = () => t`Recommended for you`;

interface Props<T> {
  lead: string;
  loaded: Result<T>;
  /** Shown if it couldn't be loaded. */
  failure: string;
  none: ReactNode;
  /** Gets another key with each visit, so that it starts over. */
  list: (first: T, key: string) => ReactNode;
}

/** The page of everything recommended to either side. */
export function Recommended<T extends { items: readonly unknown[] }>(props: Props<T>) {
  const { lead, loaded, failure, none, list } = props;
  const { t } = useLingui();
  const { key } = useLocation();
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.dashboard(), name: t`Dashboard` }}
        title={recommendedTitle()}
        lead={lead}
      />
      {!loaded.ok && <LoadError title={failure} refusal={loaded} />}
      {loaded.ok && loaded.data.items.length === 0 && none}
      {loaded.ok && loaded.data.items.length > 0 && list(loaded.data, key)}
    </div>
  );
}

export function RecommendedSkeleton() {
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={recommendedTitle()} />
      <SkeletonRows />
    </div>
  );
}
