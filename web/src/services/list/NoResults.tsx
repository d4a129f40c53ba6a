import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useUser } from '../../platform/session/session.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

interface Props {
  filters: readonly ActiveFilter[];
  ofPeople: boolean;
  /** Whether it says below how many there are without each filter. */
  isNear: boolean;
}

/** A search without results: remove a filter, or post a job. */
export function NoResults({ filters, ofPeople, isNear }: Props) {
  const { t } = useLingui();
  const user = useUser();

  if (filters.length === 0) {
    return (
      <EmptyState title={ofPeople ? t`No professionals yet` : t`No services yet`}>
        <p>
          {ofPeople
            ? t`Professionals appear here with the hours you share.`
            : t`Services appear here with the hours you share.`}
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={ofPeople ? t`No professionals match` : t`No services match`}
      action={
        <>
          {(isNear ? [] : filters).map(({ label, to }) => (
            <LinkButton key={label} kind="quiet" small to={to} preventScrollReset>
              <Trans>Remove {label}</Trans>
            </LinkButton>
          ))}
          {user?.role !== 'PROFESSIONAL' && (
            <LinkButton small to={paths.addJobPosting()}>
              <Trans>Post Job</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {user?.role === 'PROFESSIONAL'
          ? t`Try removing a filter.`
          : t`Try removing a filter, or post what you need and let professionals come to you with a price and a time.`}
      </p>
    </EmptyState>
  );
}
