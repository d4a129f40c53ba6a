import { Trans, useLingui } from '@lingui/react/macro';
import type { BlockedPerson } from '@parley/contract/users/schemas.ts';
import { paths } from '../../paths.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { PersonLine } from '../PersonLine.tsx';
import { UnblockButton } from './UnblockButton.tsx';

/** The people the reader has blocked, each with the way to undo it. */
export default function BlockedPeople({ people }: { people: Result<BlockedPerson[]> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  if (!people.ok) return <LoadError title={t`We couldn’t load the people you blocked`} refusal={people} />;
  if (people.data.length === 0)
    return (
      <EmptyState title={t`You haven’t blocked anyone`}>
        <Trans>To block someone, open the menu on their profile, posting or chat.</Trans>
      </EmptyState>
    );
  return (
    <ul aria-label={t`Blocked people`} className="max-w-180 border-t border-line">
      {people.data.map((person) => {
        const date = dateText(person.blockedAt, zone);
        return (
          <li key={person.id} className="border-b border-line py-3.5">
            <PersonLine
              person={person}
              to={person.role === 'PROFESSIONAL' ? paths.professional(person.id) : undefined}
              end={<UnblockButton person={person} />}
            >
              <Trans>Blocked on {date}</Trans>
            </PersonLine>
          </li>
        );
      })}
    </ul>
  );
}
