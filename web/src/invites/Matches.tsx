import { Trans, useLingui } from '@lingui/react/macro';
import type { JobPosting, MatchingService } from '@parley/contract/job-postings/schemas.ts';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { growing } from '../platform/use-infinite-list.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { ListEnd } from '../ui/list/ListEnd.tsx';
import { MatchRow } from './MatchRow.tsx';
import { SeveralForm } from './SeveralForm.tsx';
import { TimeFor } from './TimeFor.tsx';
import { useSeveralInvites } from './use-several-invites.ts';

interface Props {
  posting: JobPosting;
  first: { items: MatchingService[]; nextCursor: string | null };
  q: string | undefined;
  zone: string;
}

const useMatches = growing<MatchingService>();

/** The matching services to choose from, and the message for all who are chosen. */
export function Matches({ posting, first, q, zone }: Props) {
  const { id } = posting;
  const { t } = useLingui();
  const { items, nextCursor, more, ...end } = useMatches(first, (cursor) =>
    call('GET /api/job/jobPosting/services/:id', { params: { id }, query: { q, cursor } }),
  );
  const several = useSeveralInvites(posting);
  const [timed, setTimed] = useState<string | null>(null);
  const asked = several.asked.find(({ service }) => service.id === timed);
  if (items.length === 0) return <NothingFits posting={posting} q={q} />;
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <ul aria-label={t`Matching services`} className="border-t border-line">
          {items.map((service) => (
            <MatchRow
              key={service.id}
              service={service}
              asked={several.asked.find((each) => each.service.id === service.id) ?? null}
              zone={zone}
              onToggle={() => several.toggle(service)}
              onTime={() => setTimed(service.id)}
            />
          ))}
        </ul>
        <ListEnd next={nextCursor && paths.inviteTo(id)} onMore={more} {...end} />
      </div>
      <SeveralForm posting={posting} several={several} />
      {asked && (
        <TimeFor
          asked={asked}
          zone={zone}
          onPick={(startsAt) => several.pick(asked.service.id, startsAt)}
          onClose={() => setTimed(null)}
        />
      )}
    </div>
  );
}

function NothingFits({ posting, q }: { posting: JobPosting; q: string | undefined }) {
  const { t } = useLingui();
  const discipline = posting.disciplineName;
  return (
    <Empty
      title={q ? t`No matches for “${q}”` : t`No matching services yet`}
      action={
        <LinkButton small to={paths.services({ disciplineId: posting.disciplineId })}>
          <Trans>Browse all services</Trans>
        </LinkButton>
      }
    >
      {q ? t`Try different words.` : t`When someone offers a service in ${discipline}, it appears here.`}
    </Empty>
  );
}
