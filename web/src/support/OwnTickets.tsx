import type { Ticket } from '@parley/contract/support/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import type { Result } from '../platform/result.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';
import { OwnTicket } from './OwnTicket.tsx';

const SupportDialog = lazy(() => import('./SupportDialog.tsx'));

/** What one has asked the support admins, and what they said. */
export default function OwnTickets({ tickets }: { tickets: Result<Ticket[]> }) {
  const [asks, setAsks] = useState(false);
  if (!tickets.ok) return <Unloaded title="We could not load your tickets" refusal={tickets} />;
  const ask = (
    <Button kind="quiet" onClick={() => setAsks(true)}>
      Write to support
    </Button>
  );
  return (
    <div className="max-w-180">
      {tickets.data.length === 0 ? (
        <Empty title="You have not asked us anything yet" action={ask}>
          Whatever you ask through Support stands here, with our answers.
        </Empty>
      ) : (
        <>
          <div className="pb-6">{ask}</div>
          <ul className="border-t border-line">
            {tickets.data.map((ticket, place) => (
              <OwnTicket key={ticket.id} ticket={ticket} startsOpen={place === 0} />
            ))}
          </ul>
        </>
      )}
      <Suspense fallback={null}>{asks && <SupportDialog open onClose={() => setAsks(false)} />}</Suspense>
    </div>
  );
}
