import { Trans, useLingui } from '@lingui/react/macro';
import type { Ticket } from '@parley/contract/support/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Result } from '../platform/result.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { OwnTicket } from './OwnTicket.tsx';

const SupportDialog = lazy(() => import('./SupportDialog.tsx'));

/** The reader's support tickets with their replies: open is the one that the address asks for, or else the newest. */
export default function OwnTickets({ tickets }: { tickets: Result<Ticket[]> }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const [query] = useSearchParams();
  if (!tickets.ok) return <LoadError title={t`We couldn’t load your tickets`} refusal={tickets} />;
  const asked = tickets.data.find(({ id }) => id === query.get('ticket'));
  const opened = asked ?? tickets.data[0];
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
          <ul className="border-t border-line">
            {tickets.data.map((ticket) => (
              <OwnTicket
                key={ticket.id}
                ticket={ticket}
                startsOpen={ticket === opened}
                isAsked={ticket === asked}
              />
            ))}
          </ul>
        </>
      )}
      <Suspense fallback={null}>{asks && <SupportDialog open onClose={() => setAsks(false)} />}</Suspense>
    </div>
  );
}
