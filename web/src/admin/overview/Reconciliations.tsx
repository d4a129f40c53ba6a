import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type {
  DifferenceKind,
  Reconciliation,
  ReconciliationDifference,
} from '@parley/contract/payments/reconciliation.ts';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { whenText } from '../../time/format.ts';
import { dateText } from '../../time/long-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { Section } from '../../ui/Section.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { ReasonDialog } from '../PromptDialog.tsx';

const FOLLOW_EVERY_MS = 2_000;

const KINDS: Record<DifferenceKind, MessageDescriptor> = {
  not_in_ledger: msg`Missing in the ledger`,
  not_at_processor: msg`Unknown to the processor`,
  amount: msg`Different amounts`,
  unbalanced: msg`Entries don’t add up to zero`,
  balance: msg`Stored balance doesn’t match the sum of its entries`,
  total: msg`Balances differ by more than what’s listed`,
};

/** How the processor’s books and the ledger compare, when they were last compared, and a way to do it now. */
export function Reconciliations({ loaded }: { loaded: Result<{ items: Reconciliation[] }> }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [askedAfter, setAskedAfter] = useState<string | null>(null);
  const latest = loaded.ok ? loaded.data.items[0] : undefined;
  const isWaiting = askedAfter !== null && (latest?.id ?? '') === askedAfter;
  const isRunning = isWaiting || latest?.endedAt === null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), FOLLOW_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
  if (!loaded.ok) return <LoadError title={t`We couldn’t load the reconciliations`} refusal={loaded} />;
  return (
    <Section
      title={t`Reconciliation`}
      end={
        <Button small kind="quiet" pending={isRunning} onClick={() => setAsking(true)}>
          <Trans>Compare now</Trans>
        </Button>
      }
    >
      <div aria-live="polite" className="grid gap-5 pt-4">
        <Latest latest={latest} isRunning={isRunning} />
        <History items={loaded.data.items.slice(1)} />
      </div>
      {isAsking && (
        <ReasonDialog
          draft="reconcile"
          title={t`Compare the books`}
          about={t`All movements at the payment processor are compared with the ledger. Nothing is changed. This also happens every night, with the latest movements.`}
          help={t`Kept in the audit log.`}
          send={(reason) => call('POST /api/payment/admin/reconcile', { body: { reason } })}
          done={() => {
            setAskedAfter(latest?.id ?? '');
            void revalidate();
          }}
          confirm={t`Compare now`}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

function Latest({ latest, isRunning }: { latest: Reconciliation | undefined; isRunning: boolean }) {
  const { t } = useLingui();
  if (isRunning) return <p className="text-ink-2">{t`The books are being compared…`}</p>;
  if (!latest)
    return <p className="text-ink-2">{t`The processor and the ledger haven’t been compared yet.`}</p>;
  return (
    <>
      <p className="text-pretty">
        <Outcome of={latest} />
      </p>
      {latest.differences.length > 0 && <Differences differences={latest.differences} />}
    </>
  );
}

/** One comparison in a sentence. */
function Outcome({
  of: { startedAt, movements, lostEvents, differenceCount, problem },
}: {
  of: Reconciliation;
}) {
  const at = whenText(startedAt, useViewerZone(), useNow());
  return (
    <>
      <span className="text-ink-3 tabular-nums">
        <Trans>Compared {at}</Trans>
      </span>{' '}
      ·{' '}
      {problem === null ? (
        <span className={differenceCount === 0 ? 'text-good' : 'text-bad'}>
          <Plural value={differenceCount} _0="No differences" one="# difference" other="# differences" />
        </span>
      ) : (
        <span className="text-bad wrap-anywhere">
          <Trans>Not finished: {problem}</Trans>
        </span>
      )}{' '}
      · <Plural value={movements} one="# movement" other="# movements" />
      {lostEvents > 0 && (
        <>
          {' '}
          · <Plural value={lostEvents} one="# lost event taken in" other="# lost events taken in" />
        </>
      )}
    </>
  );
}

function Differences({ differences }: { differences: ReconciliationDifference[] }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const inMoney = (cents: number | null) => (cents === null ? '–' : money(cents));
  return (
    <DataTable
      label={t`Differences`}
      rows={differences.map((each) => ({ ...each, id: `${each.kind} ${each.what}` }))}
      columns={[
        { name: t`Difference`, cell: ({ kind }) => t(KINDS[kind]) },
        { name: t`Source`, cell: ({ what, jobId }) => <Source what={what} jobId={jobId} /> },
        { name: t`At the processor`, cell: ({ processorCents }) => inMoney(processorCents), isNumber: true },
        { name: t`In the ledger`, cell: ({ ledgerCents }) => inMoney(ledgerCents), isNumber: true },
        { name: t`When`, cell: ({ at }) => (at ? dateText(at, zone) : '–'), isShort: true },
      ]}
    />
  );
}

function Source({ what, jobId }: Pick<ReconciliationDifference, 'what' | 'jobId'>) {
  if (jobId === null) return what;
  return <Link to={paths.adminJob(jobId)}>{what}</Link>;
}

function History({ items }: { items: Reconciliation[] }) {
  if (items.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold">
        <Trans>Earlier comparisons</Trans>
      </summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {items.map((each) => (
          <li key={each.id}>
            <Outcome of={each} />
          </li>
        ))}
      </ul>
    </details>
  );
}
