import { plural, t } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { MAX_DECISION } from '@parley/contract/limits.ts';
import { decisionOf, decisionsOf } from '@parley/contract/reports/rules.ts';
import type { Report } from '@parley/contract/reports/schemas.ts';
import { REPORT_STATUSES, REPORT_TYPES } from '@parley/contract/reports/states.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { reportTypeName } from '../../reports/report-labels.ts';
import { reportStatus } from '../../reports/status.ts';
import { leftText } from '../../time/deadlines.ts';
import { dayTimeText } from '../../time/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { RowButton } from '../list/DataTable.tsx';
import type { BulkAct } from '../list/bulk/bulk-act.ts';
import { List, ListTab } from '../list/List.tsx';
import { readReports } from '../list/read-lists.ts';
import { type Page, useRows } from '../list/use-rows.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

const filters = () => [
  {
    name: 'status',
    label: t`Status`,
    any: t`Any status`,
    options: REPORT_STATUSES.map((value) => ({ value, label: reportStatus(value).label })),
  },
  {
    name: 'type',
    label: t`About`,
    any: t`About anything`,
    options: REPORT_TYPES.map((value) => ({ value, label: reportTypeName(value) })),
  },
  {
    name: 'sort',
    label: t`Order`,
    options: [
      { value: 'urgent', label: t`Most urgent first` },
      { value: 'newest', label: t`Newest first` },
    ],
  },
];

/** What people have reported. */
export function Reports({ loaded }: { loaded: Result<Page<Report>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Reports`}
      lead={t`Decide each report by its deadline. The person who sent it is told your reason.`}
      searches={t`Text, title, name or email`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <ReportRows first={first} />}
    </ListTab>
  );
}

const useReports = createInfiniteList<Report>();

/** The same decision, for the same reason, about several reports. */
function bulkActs(): BulkAct<Report>[] {
  const decide = (status: 'RESOLVED' | 'DISMISSED') => ({
    key: status,
    about: t`Each person who sent one of them is told your reason. Decisions are final.`,
    fits: (report: Report) => decisionOf(report, status) !== null,
    reason: {
      max: MAX_DECISION,
      help: t`Sent to everyone who reported, and kept in the audit log.`,
      schema: async () => (await import('@parley/contract/reports/schemas.ts')).ReportDecision.shape.reason,
    },
    send: ({ id }: Report, reason: string) => call('PUT /api/report/admin', { body: { id, status, reason } }),
  });
  return [
    {
      ...decide('RESOLVED'),
      label: t`Resolve`,
      title: (count) => plural(count, { one: 'Resolve # report', other: 'Resolve # reports' }),
    },
    {
      ...decide('DISMISSED'),
      label: t`Dismiss`,
      title: (count) => plural(count, { one: 'Dismiss # report', other: 'Dismiss # reports' }),
    },
  ];
}

function ReportRows({ first }: { first: Page<Report> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const list = useRows(useReports, first, readReports);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = list.rows.find(({ id }) => id === openId);
  return (
    <>
      <List
        label={t`Reports`}
        list={list}
        none={[t`No reports yet`, t`What people report appears here.`]}
        bulk={{ acts: bulkActs(), nameOf: ({ subject }) => subject.title, onChange: list.change }}
        columns={[
          { name: t`Reported`, cell: (report) => <About report={report} /> },
          { name: t`Reason`, cell: ({ reason }) => <p className="line-clamp-3 max-w-[44ch]">{reason}</p> },
          { name: t`By`, cell: ({ reporter }) => reporter.displayName },
          { name: t`Sent`, cell: ({ createdAt }) => dayTimeText(createdAt, zone), isShort: true },
          { name: t`Status`, cell: (report) => <Status report={report} /> },
        ]}
        actions={(report) => (
          <RowButton
            name={decisionsOf(report).length > 0 ? t`Review` : t`View`}
            of={report.subject.title}
            onClick={() => setOpenId(report.id)}
          />
        )}
      />
      {open && (
        <DecisionDialog key={open.id} report={open} onChange={list.change} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}

function About({ report: { subject, reported, alsoOpen } }: { report: Report }) {
  const type = reportTypeName(subject.type);
  const name = reported.displayName;
  return (
    <>
      <span className="block font-medium">{subject.title}</span>
      <span className="block text-ink-3">{subject.type === 'person' ? type : `${type} · ${name}`}</span>
      {alsoOpen > 0 && (
        <span className="block text-ink-3">
          <Plural value={alsoOpen} one="# more open report" other="# more open reports" />
        </span>
      )}
    </>
  );
}

function Status({ report: { status, dueAt, isOverdue } }: { report: Report }) {
  const { t } = useLingui();
  const now = useNow();
  const { label, tone } = reportStatus(status);
  return (
    <div className="grid justify-items-start gap-1 max-lg:justify-items-end">
      <Tag tone={isOverdue ? 'bad' : tone}>{isOverdue ? t`${label}, overdue` : label}</Tag>
      {decisionsOf({ status }).length > 0 && !isOverdue && (
        <span className="text-time-ink">{leftText(dueAt, now)}</span>
      )}
    </div>
  );
}
