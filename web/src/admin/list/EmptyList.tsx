import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { tabIn } from '../tabs.ts';

/** A list without rows: nothing matches, or there is nothing yet. */
export function EmptyList({ none, about }: { none: string; about: string }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const tab = tabIn(search);
  const isNarrowed = [...search.keys()].some((name) => name !== 'tab' && name !== 'sort');
  if (!isNarrowed)
    return (
      <EmptyState heading="h2" title={none}>
        {about}
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h2"
      title={t`No matches`}
      action={
        <LinkButton kind="quiet" small to={paths.adminDashboard({ tab })}>
          <Trans>Show all</Trans>
        </LinkButton>
      }
    >
      <Trans>Try a shorter search, or remove a filter.</Trans>
    </EmptyState>
  );
}
