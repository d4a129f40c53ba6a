import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedMail, Overview as Numbers } from '@parley/contract/admin/schemas.ts';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { money } from '@parley/contract/money.ts';
import type { Reconciliation } from '@parley/contract/payments/reconciliation.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { Result } from '../../platform/result.ts';
import { Section } from '../../ui/Section.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { ContestedConsultations } from './ContestedConsultations.tsx';
import { DayCharts } from './DayCharts.tsx';
import { FailedMails } from './FailedMails.tsx';
import { Reconciliations } from './Reconciliations.tsx';

interface Props {
  loaded: Result<Numbers>;
  mails: Result<FailedMail[]>;
  contested: Result<Need[]>;
  reconciliations: Result<{ items: Reconciliation[] }>;
}

/** The platform at a glance: what needs an admin, the current numbers, and the last days. */
export function Overview({ loaded, mails, contested, reconciliations }: Props) {
  const { t } = useLingui();
  if (!loaded.ok) return <LoadError title={t`We couldn’t load the overview`} refusal={loaded} />;
  const { queues, people, jobs, money: sums, days } = loaded.data;
  return (
    <div className="grid gap-12">
      <Queues queues={queues} />
      <ContestedConsultations loaded={contested} />
      <FailedMails loaded={mails} />
      <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-3">
        <Section title={t`People`} small>
          <Figures
            figures={[
              [t`Clients`, groupDigits(people.clients)],
              [t`Professionals`, groupDigits(people.professionals)],
              [t`Admins`, groupDigits(people.admins)],
              [t`Disabled`, groupDigits(people.disabled)],
            ]}
          />
        </Section>
        <Section title={t`Jobs`} small>
          <Figures
            figures={[
              [t`Talking`, groupDigits(jobs.talking)],
              [t`In progress`, groupDigits(jobs.active)],
              [t`Delivered`, groupDigits(jobs.delivered)],
              [t`Disputed`, groupDigits(jobs.disputed)],
              [t`Completed`, groupDigits(jobs.completed)],
              [t`Canceled`, groupDigits(jobs.cancelled)],
              [t`Ended without a hire`, groupDigits(jobs.ended)],
            ]}
          />
        </Section>
        <Section title={t`Money`} small>
          <Figures
            figures={[
              [t`Held now`, money(sums.heldCents)],
              [t`Released, not yet transferred`, money(sums.payableCents)],
              [t`Fees earned`, money(sums.feesCents)],
              [t`Owed by professionals`, money(sums.receivableCents)],
              [t`Ledger`, <Balance key="balance" cents={sums.ledgerDifferenceCents} />],
            ]}
          />
        </Section>
      </div>
      <Reconciliations loaded={reconciliations} />
      <DayCharts days={days} />
    </div>
  );
}

function Balance({ cents }: { cents: number }) {
  const difference = money(Math.abs(cents));
  return cents === 0 ? (
    <span className="text-good">
      <Trans>Balanced</Trans>
    </span>
  ) : (
    <span className="text-bad">
      <Trans>Off by {difference}</Trans>
    </span>
  );
}

function Queues({ queues }: { queues: Numbers['queues'] }) {
  const { t } = useLingui();
  const payments = paths.adminDashboard({ tab: 'payments' });
  return (
    <Section title={t`Needs review`} strong>
      <dl className="grid grid-cols-2 gap-x-6 tabular-nums md:grid-cols-4">
        <Queue
          name={t`Disputes`}
          length={queues.disputes}
          to={paths.adminDashboard({ tab: 'jobs', isForAdmin: 'true' })}
        />
        <Queue
          name={t`Contested consultations`}
          length={queues.contestedConsultations}
          to={`${paths.adminDashboard()}#contested`}
        />
        <Queue name={t`Tickets`} length={queues.tickets} to={paths.adminDashboard({ tab: 'support' })} />
        <Queue
          name={t`Certificates`}
          length={queues.certificates}
          to={paths.adminDashboard({ tab: 'certificates', status: 'PENDING' })}
        />
        <Queue
          name={t`Reports`}
          length={queues.reports}
          to={paths.adminDashboard({ tab: 'reports', status: 'OPEN' })}
        />
        <Queue
          name={t`Overdue reports`}
          length={queues.overdueReports}
          to={paths.adminDashboard({ tab: 'reports', status: 'OPEN' })}
          isBad
        />
        <Queue
          name={t`Overdue tickets`}
          length={queues.overdueTickets}
          to={paths.adminDashboard({ tab: 'support' })}
          isBad
        />
        <Queue name={t`Stuck payments`} length={queues.stuckCalls} to={payments} isBad />
        <Queue name={t`Chargebacks to answer`} length={queues.chargebacks} to={payments} isBad />
        <Queue name={t`Unmatched charges`} length={queues.unmatchedCharges} to={payments} isBad />
        <Queue name={t`Payments pending over 14 days`} length={queues.slowPayments} to={payments} isBad />
        <Queue
          name={t`Undelivered emails`}
          length={queues.failedMails}
          to={`${paths.adminDashboard()}#mails`}
          isBad
        />
        <Queue name={t`Transfers waiting over 30 days`} length={queues.waitingTransfers} to={payments} />
        <Queue name={t`Approaching hold limit`} length={queues.longHeld} to={payments} isBad />
      </dl>
    </Section>
  );
}

interface QueueProps {
  name: string;
  length: number;
  to: string;
  /** Any length but 0 is a problem. */
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
          <Link
            to={to}
            aria-label={`${name}: ${groupDigits(length)}`}
            className="after:absolute after:inset-0"
          >
            {groupDigits(length)}
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
