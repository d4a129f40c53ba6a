import type { Dashboard, Need } from '@parley/contract/dashboard/schemas.ts';
import { money } from '@parley/contract/money.ts';
import type { ReactNode } from 'react';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { Empty } from '../ui/Empty.tsx';
import { Section } from '../ui/Section.tsx';
import { dueWords } from './due.ts';

/** The platform at a glance, and the people who wait for help. */
export function AdminOverview({ dashboard: { overview, needsYou } }: { dashboard: Dashboard }) {
  return (
    <div className="grid gap-12">
      {overview && <Numbers overview={overview} />}
      <Section title="Open tickets" end={needsYou.length > 0 && `${needsYou.length} open`}>
        {needsYou.length === 0 && (
          <Empty title="No ticket is open">New ones stand here, the most urgent first.</Empty>
        )}
        <ul>
          {needsYou.map((ticket) => (
            <Ticket key={`${ticket.text} ${ticket.detail} ${ticket.dueAt}`} ticket={ticket} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Numbers({ overview }: { overview: NonNullable<Dashboard['overview']> }) {
  const apart = overview.ledgerDifferenceCents;
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t-2 border-b border-t-ink border-b-line tabular-nums md:grid-cols-4">
      <Figure name="Clients" value={overview.clients.toLocaleString('en-US')} />
      <Figure name="Professionals" value={overview.professionals.toLocaleString('en-US')} />
      <Figure name="Jobs in progress" value={overview.jobsInProgress.toLocaleString('en-US')} />
      <Figure name="Jobs completed" value={overview.jobsCompleted.toLocaleString('en-US')} />
      <Figure name="Held now" value={money(overview.heldCents)} />
      <Figure name="Fees earned" value={money(overview.feesCents)} />
      <Figure
        name="Debits and credits"
        value={<span className={apart === 0 ? 'text-good' : 'text-bad'}>{money(Math.abs(apart))} apart</span>}
      />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="mt-0.5 font-display text-2xl leading-tight font-semibold tracking-tight">{value}</dd>
    </div>
  );
}

function Ticket({ ticket }: { ticket: Need }) {
  const words = dueWords(ticket, useViewerZone(), useNow());
  return (
    <li className="grid gap-x-5 gap-y-1 border-b border-line py-4 sm:grid-cols-[132px_minmax(0,1fr)]">
      <p className="flex gap-2 text-sm text-ink-3 tabular-nums sm:block">
        <b className="block text-base font-semibold text-time-ink">{words.left}</b>
        {words.until}
      </p>
      <div className="min-w-0">
        <h3>{ticket.text}</h3>
        <p className="mt-0.5 max-w-[80ch] wrap-anywhere text-ink-2">{ticket.detail}</p>
      </div>
    </li>
  );
}
