import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { tabIn } from '../tabs.ts';

/** A list without rows: nothing fits what was asked for, or there is nothing yet. */
export function NoRows({ none, about }: { none: string; about: string }) {
  const [search] = useSearchParams();
  const tab = tabIn(search);
  const isNarrowed = [...search.keys()].some((name) => name !== 'tab' && name !== 'sort');
  if (!isNarrowed) return <Empty title={none}>{about}</Empty>;
  return (
    <Empty
      title="Nothing fits"
      action={
        <LinkButton kind="quiet" small to={paths.desk({ tab })}>
          Show all
        </LinkButton>
      }
    >
      Try fewer letters, or take a filter away.
    </Empty>
  );
}
