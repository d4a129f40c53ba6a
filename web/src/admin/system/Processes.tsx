import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RunningProcess } from '@parley/contract/admin/system.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText } from '../../time/format.ts';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { DataTable } from '../list/DataTable.tsx';

const ROLES: Record<RunningProcess['role'], MessageDescriptor> = {
  ALL: msg`Everything`,
  WEB: msg`Pages and calls`,
  BACKGROUND: msg`Background work`,
};

/** The processes that have shown themselves, and a warning when none of them works in the background. */
export function Processes({ processes }: { processes: RunningProcess[] }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const works = processes.some(({ isAlive, role }) => isAlive && role !== 'WEB');
  const timeOr = (at: string | null) => (at === null ? '–' : dayTimeText(at, zone));
  return (
    <Section title={t`Processes`}>
      {!works && (
        <p role="alert" className="pt-4 text-bad">
          <Trans>
            No process is doing background work, so emails, releases and reminders are waiting. Start one.
          </Trans>
        </p>
      )}
      <DataTable
        label={t`Processes`}
        rows={processes}
        columns={[
          { name: t`Does`, cell: ({ role }) => t(ROLES[role]) },
          { name: t`Machine`, cell: ({ host }) => host },
          { name: t`Process ID`, cell: ({ pid }) => pid, isNumber: true },
          { name: t`Version`, cell: ({ version }) => version || '–', isShort: true },
          { name: t`Started`, cell: ({ startedAt }) => timeOr(startedAt), isShort: true },
          { name: t`Last seen`, cell: ({ seenAt }) => timeOr(seenAt), isShort: true },
          {
            name: t`Status`,
            cell: ({ isAlive }) => (
              <Tag tone={isAlive ? 'good' : 'bad'}>{isAlive ? t`Running` : t`Gone`}</Tag>
            ),
          },
        ]}
      />
    </Section>
  );
}
