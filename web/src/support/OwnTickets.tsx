import { Trans, useLingui } from '@lingui/react/macro';
import type { Ticket } from '@parley/contract/support/schemas.ts';
import { TICKETS_PER_PAGE } from '@parley/contract/support/states.ts';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { ShowOlder } from '../ui/list/ShowOlder.tsx';
import { useOlder } from '../ui/list/use-older.ts';
import { OwnTicket } from './OwnTicket.tsx';

const SupportDialog = lazy(() => import('./SupportDialog.tsx'));

interface Props {
  tickets: Result<Ticket[]>;
  /** The one that the address asks for, if it isn't among those. */
  older?: Ticket | undefined;
}

/** The reader's support tickets with their replies: open is the one that the address asks for, or else the newest. */
export default function OwnTickets({ tickets, older }: Props) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  if (!tickets.ok) return <LoadError title={t`We couldn’t load your tickets`} refusal={tickets} />;
  const ask = (
    <Button kind="quiet" onClick={() => setAsks(true)}>
      <Trans>Contact support</Trans>
    </Button>
  );
  return (
    <div className="max-w-180">
      {tickets.data.length === 0 ? (
        <EmptyState title={t`No support tickets yet`} action={ask}>
          <Trans>Questions you send us and our replies appear here.</Trans>
        </EmptyState>
      ) : (
        <>
          <div className="pb-6">{ask}</div>
          <TicketList latest={tickets.data} older={older} />
        </>
      )}
      <Suspense fallback={null}>{asks && <SupportDialog open onClose={() => setAsks(false)} />}</Suspense>
    </div>
  );
}

function TicketList({ latest, older }: { latest: Ticket[] } & Pick<Props, 'older'>) {
  const [query] = useSearchParams();
  const { all, ...rest } = useOlder(latest, { read: readOlder, perPage: TICKETS_PER_PAGE });
  const shown = older && all.every(({ id }) => id !== older.id) ? [...all, older] : all;
  const asked = shown.find(({ id }) => id === query.get('ticket'));
  const opened = asked ?? shown[0];
  return (
    <>
      <ul className="border-t border-line">
        {shown.map((ticket) => (
          <OwnTicket
            key={ticket.id}
            ticket={ticket}
            startsOpen={ticket === opened}
            isAsked={ticket === asked}
          />
        ))}
      </ul>
      <ShowOlder {...rest} />
    </>
  );
}

const readOlder = (before: string) => call('GET /api/support', { query: { before } });
