import { paths } from '../../paths.ts';
import { useUser } from '../../platform/session/session.ts';
import type { ActiveFilter } from '../../ui/list/ActiveFilters.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/feedback/Empty.tsx';

interface Props {
  filters: readonly ActiveFilter[];
  ofPeople: boolean;
}

/** A search that found nobody: what to let go of, or let the professionals come. */
export function NothingFound({ filters, ofPeople }: Props) {
  const user = useUser();
  const many = ofPeople ? 'professionals' : 'services';
  if (filters.length === 0) {
    return (
      <Empty title={`No ${many} yet`}>
        <p>Here will be the {many} you can talk to, with the hours you have in common.</p>
      </Empty>
    );
  }
  return (
    <Empty
      title={`No ${many} fit all of this`}
      action={
        <>
          {filters.map(({ label, to }) => (
            <LinkButton key={label} kind="quiet" small to={to} preventScrollReset>
              Without {label}
            </LinkButton>
          ))}
          {user?.role !== 'PROFESSIONAL' && (
            <LinkButton small to={paths.addJobPosting()}>
              Post Job
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        Let go of one of these
        {user?.role === 'PROFESSIONAL'
          ? '.'
          : ', or post what you need and let professionals come to you with a price and a time.'}
      </p>
    </Empty>
  );
}
