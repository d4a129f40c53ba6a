import { Trans, useLingui } from '@lingui/react/macro';
import type { System as SystemFacts } from '@parley/contract/admin/system.ts';
import { groupDigits } from '@parley/contract/numbers.ts';
import { type ReactNode, useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { sizeText } from '../../files/size-text.ts';
import { paths } from '../../paths.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText } from '../../time/format.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { Section } from '../../ui/Section.tsx';
import { Processes } from './Processes.tsx';

const READ_EVERY_MS = 10_000;

/** How the installation runs: what an operator looks at first when something is slow. */
export function System({ loaded }: { loaded: Result<SystemFacts> }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void (document.hidden || revalidate()), READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  if (!loaded.ok) return <LoadError title={t`We couldn’t load the system status`} refusal={loaded} />;
  const { versions, queue, processes } = loaded.data;
  return (
    <div className="grid gap-10">
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        <Work queue={queue} />
        <Safety {...loaded.data} />
      </div>
      <Processes processes={processes} />
      <Versions versions={versions} />
    </div>
  );
}

function Work({ queue }: { queue: SystemFacts['queue'] }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const seconds = Math.round(queue.lagSeconds);
  return (
    <Section title={t`Background work`}>
      <DescriptionList
        facts={[
          [t`Tasks waiting`, groupDigits(queue.ready)],
          [t`The oldest has been waiting`, queue.ready > 0 && t`${seconds} s`],
          [t`Failed tasks`, <Worry key="failed" count={queue.failed} />],
          [t`Emails waiting`, groupDigits(queue.mailsWaiting)],
          [t`Undelivered emails`, <Worry key="mails" count={queue.mailsGivenUp} />],
          [t`People whose emails bounce`, groupDigits(queue.peopleBounced)],
          [t`Calls to the processor under way`, groupDigits(queue.processorCallsOpen)],
          [t`Stuck calls to the processor`, <Worry key="calls" count={queue.processorCallsStuck} />],
          [
            t`Last check for due work`,
            queue.sweptAt === null ? <Bad key="never">{t`Never`}</Bad> : dayTimeText(queue.sweptAt, zone),
          ],
        ]}
      />
    </Section>
  );
}

function Safety({ storage, backup, reconciliation }: SystemFacts) {
  const { t } = useLingui();
  const free = storage.freeBytes === null ? null : sizeText(storage.freeBytes);
  return (
    <Section title={t`Storage and safety`}>
      <DescriptionList
        facts={[
          [t`Files`, storage.kind === 'BUCKET' ? t`In a bucket` : t`In a folder`],
          [t`Free disk space`, free],
          [t`Last backup`, <Backup key="backup" backup={backup} />],
          [t`Last reconciliation`, <Compared key="books" reconciliation={reconciliation} />],
        ]}
      />
    </Section>
  );
}

function Backup({ backup }: Pick<SystemFacts, 'backup'>) {
  const zone = useViewerZone();
  if (backup === null)
    return (
      <Bad>
        <Trans>None yet</Trans>
      </Bad>
    );
  const at = dayTimeText(backup.startedAt, zone);
  if (backup.problem !== null)
    return (
      <Bad>
        <Trans>
          Failed, {at}: {backup.problem}
        </Trans>
      </Bad>
    );
  const size = sizeText(backup.bytes);
  return backup.endedAt === null ? (
    <Trans>Started, {at}</Trans>
  ) : (
    <>
      {at}, {size}
    </>
  );
}

function Compared({ reconciliation }: Pick<SystemFacts, 'reconciliation'>) {
  const zone = useViewerZone();
  if (reconciliation === null) return <Trans>None yet</Trans>;
  const { startedAt, endedAt, differenceCount, problem } = reconciliation;
  const at = dayTimeText(startedAt, zone);
  if (endedAt === null) return <Trans>Started, {at}</Trans>;
  const isFine = problem === null && differenceCount === 0;
  return (
    <Link to={paths.adminDashboard({})} className={isFine ? '' : 'text-bad'}>
      {isFine ? <Trans>No differences, {at}</Trans> : <Trans>Needs attention, {at}</Trans>}
    </Link>
  );
}

function Versions({ versions }: Pick<SystemFacts, 'versions'>) {
  const { t } = useLingui();
  const newer = versions.newer.join(', ');
  return (
    <Section title={t`Versions`}>
      <DescriptionList
        facts={[
          ['Parley', versions.parley],
          ['Node.js', versions.node],
          ['PostgreSQL', versions.postgres],
          [t`Database schema`, versions.schema.replace(/\.sql$/, '')],
          [t`From a later release`, newer],
        ]}
      />
    </Section>
  );
}

const Bad = ({ children }: { children: ReactNode }) => <span className="text-bad">{children}</span>;

/** A number that should be zero. */
const Worry = ({ count }: { count: number }) => (count === 0 ? '0' : <Bad>{groupDigits(count)}</Bad>);
