import type { FailedMail, Overview as Numbers } from '@parley/contract/admin/schemas.ts';
import { money } from '@parley/contract/money.ts';
import { grouped } from '@parley/contract/numbers.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { Result } from '../../platform/result.ts';
import { Section } from '../../ui/Section.tsx';
import { Unloaded } from '../../ui/feedback/Unloaded.tsx';
import { DayCharts } from './DayCharts.tsx';
import { FailedMails } from './FailedMails.tsx';

/** The platform at a glance: what waits for an admin, how things stand, and how the last days went. */
export function Overview({ loaded, mails }: { loaded: Result<Numbers>; mails: Result<FailedMail[]> }) {
  if (!loaded.ok) return <Unloaded title="We could not load the overview" refusal={loaded} />;
  const { queues, people, jobs, money: sums, days } = loaded.data;
  return (
    <div className="grid gap-12">
      <Queues queues={queues} />
      <FailedMails loaded={mails} />
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-3">
        <Section title="People" small>
          <Figures
            figures={[
              ['Clients', grouped(people.clients)],
              ['Professionals', grouped(people.professionals)],
              ['Admins', grouped(people.admins)],
              ['Disabled', grouped(people.disabled)],
            ]}
          />
        </Section>
        <Section title="Jobs" small>
          <Figures
            figures={[
              ['Awaiting payment', grouped(jobs.unpaid)],
              ['In progress', grouped(jobs.active)],
              ['Delivered', grouped(jobs.delivered)],
              ['Completed', grouped(jobs.completed)],
              ['Cancelled', grouped(jobs.cancelled)],
            ]}
          />
        </Section>
        <Section title="Money" small>
          <Figures
            figures={[
              ['Held now', money(sums.heldCents)],
              ['Released, not sent on yet', money(sums.payableCents)],
              ['Fees earned', money(sums.feesCents)],
              ['Owed by professionals', money(sums.receivableCents)],
              ['Debits and credits', <Apart key="apart" cents={sums.ledgerDifferenceCents} />],
            ]}
          />
        </Section>
      </div>
      <DayCharts days={days} />
    </div>
  );
}

function Apart({ cents }: { cents: number }) {
  return <span className={cents === 0 ? 'text-good' : 'text-bad'}>{money(Math.abs(cents))} apart</span>;
}

function Queues({ queues }: { queues: Numbers['queues'] }) {
  const payments = paths.desk({ tab: 'payments' });
  return (
    <Section title="Waits for an admin" strong>
      <dl className="grid grid-cols-2 gap-x-6 tabular-nums md:grid-cols-4">
        <Queue
          name="Disputes"
          length={queues.disputes}
          to={paths.desk({ tab: 'jobs', status: 'DISPUTED' })}
        />
        <Queue name="Tickets" length={queues.tickets} to={paths.desk({ tab: 'support' })} />
        <Queue
          name="Certificates"
          length={queues.certificates}
          to={paths.desk({ tab: 'certificates', status: 'PENDING' })}
        />
        <Queue
          name="Tickets overdue"
          length={queues.overdueTickets}
          to={paths.desk({ tab: 'support' })}
          isBad
        />
        <Queue name="Stuck payments" length={queues.stuckCalls} to={payments} isBad />
        <Queue name="Charges that do not match" length={queues.unmatchedCharges} to={payments} isBad />
        <Queue name="Payments pending over 14 days" length={queues.slowPayments} to={payments} isBad />
        <Queue name="Mails not taken" length={queues.failedMails} to={`${paths.desk()}#mails`} isBad />
        <Queue name="Transfers waiting over 30 days" length={queues.waitingTransfers} to={payments} />
        <Queue
          name="Held for nearly too long"
          length={queues.longHeld}
          to={paths.desk({ tab: 'payments', settlement: 'HELD', sort: 'oldest' })}
          isBad
        />
      </dl>
    </Section>
  );
}

interface QueueProps {
  name: string;
  length: number;
  to: string;
  /** Nothing of this kind is as it should be. */
  isBad?: boolean;
}

function Queue({ name, length, to, isBad = false }: QueueProps) {
  const waiting = isBad ? 'text-bad' : 'text-time-ink';
  return (
    <div className="relative flex flex-col-reverse justify-end border-b border-line py-4 hover:bg-well/40">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd
        className={`font-display text-2xl font-semibold tracking-tight ${length > 0 ? waiting : 'text-ink-3'}`}
      >
        {length === 0 ? (
          0
        ) : (
          <Link to={to} aria-label={`${name}: ${grouped(length)}`} className="after:absolute after:inset-0">
            {grouped(length)}
          </Link>
        )}
      </dd>
    </div>
  );
}

function Figures({ figures }: { figures: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="border-t border-line tabular-nums">
      {figures.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          <dt className="text-ink-3">{name}</dt>
          <dd className="font-display text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
