import { Trans, useLingui } from '@lingui/react/macro';
import type { JobPosting, MatchingService } from '@parley/contract/job-postings/schemas.ts';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { createInfiniteList } from '../platform/use-infinite-list.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { InfiniteListEnd } from '../ui/list/InfiniteListEnd.tsx';
import { MatchRow } from './MatchRow.tsx';
import { BulkInviteForm } from './BulkInviteForm.tsx';
import { InviteeTimeDialog } from './InviteeTimeDialog.tsx';
import { useBulkInvites } from './use-bulk-invites.ts';

interface Props {
  posting: JobPosting;
  first: { items: MatchingService[]; nextCursor: string | null };
  q: string | undefined;
  zone: string;
}

const useMatches = createInfiniteList<MatchingService>();

/** The matching services to choose from, and the message to everyone chosen. */
export function Matches({ posting, first, q, zone }: Props) {
  const { id } = posting;
  const { t } = useLingui();
  const { items, ...end } = useMatches(first, (cursor) =>
    call('GET /api/job/jobPosting/services/:id', { params: { id }, query: { q, cursor } }),
  );
  const bulk = useBulkInvites(posting);
  const [timed, setTimed] = useState<string | null>(null);
  const invitees = bulk.invitees.find(({ service }) => service.id === timed);
  if (items.length === 0) return <NothingFits posting={posting} q={q} />;
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
      <div className="min-w-0">
        <ul aria-label={t`Matching services`} className="border-t border-line">
          {items.map((service) => (
            <MatchRow
              key={service.id}
              service={service}
              invitee={bulk.invitees.find((each) => each.service.id === service.id) ?? null}
              zone={zone}
              onToggle={() => bulk.toggle(service)}
              onTime={() => setTimed(service.id)}
            />
          ))}
        </ul>
        <InfiniteListEnd {...end} />
      </div>
      <BulkInviteForm posting={posting} bulk={bulk} />
      {invitees && (
        <InviteeTimeDialog
          invitee={invitees}
          zone={zone}
          onPick={(startsAt) => bulk.pick(invitees.service.id, startsAt)}
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
    <EmptyState
      heading="h2"
      title={q ? t`No matches for “${q}”` : t`No matching services yet`}
      action={
        <LinkButton small to={paths.services({ disciplineId: posting.disciplineId })}>
          <Trans>Browse all services</Trans>
        </LinkButton>
      }
    >
      {q ? t`Try different words.` : t`When someone offers a service in ${discipline}, it appears here.`}
    </EmptyState>
  );
}
