import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListedAuditEntry } from '@parley/contract/audit.ts';
import { Link } from 'react-router';
import { type Period, PERIODS } from '../../jobs/periods.ts';
import { paths } from '../../paths.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { useNow } from '../../platform/now.ts';
import { pastTimeText } from '../../time/long-dates.ts';
import { auditLabel, subjectName, SUBJECTS } from './audit-labels.ts';
import { List, ListTab } from '../list/List.tsx';
import { readAudit } from '../list/read-lists.ts';
import { type Page, useRows } from '../list/use-rows.ts';
import type { Tab } from '../tabs.ts';

const filters = () => [
  {
    name: 'subjectType',
    label: t`About`,
    any: t`About anything`,
    options: SUBJECTS.map((value) => ({ value, label: subjectName(value) })),
  },
  {
    name: 'period',
    label: t`Period`,
    any: t`Any time`,
    options: PERIODS.map(({ value }) => ({ value, label: periodName(value) })),
  },
];

const periodName = (period: Period) =>
  ({ 30: t`Last 30 days`, 90: t`Last 3 months`, 365: t`Last 12 months` })[period];

/** The audit log, the latest first. */
export function Audit({ loaded }: { loaded: Result<Page<ListedAuditEntry>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Audit log`}
      lead={t`What admins did and which private chats they read, latest first. No one can change it.`}
      searches={t`Action, reason, person or title`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <Entries first={first} />}
    </ListTab>
  );
}

const useEntries = createInfiniteList<ListedAuditEntry>();

function Entries({ first }: { first: Page<ListedAuditEntry> }) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  return (
    <List
      label={t`Audit log`}
      list={useRows(useEntries, first, readAudit)}
      none={[t`No entries yet`, t`Whatever an admin decides, hides, disables or reads appears here.`]}
      columns={[
        {
          name: t`Action`,
          cell: ({ action }) => <span className="font-semibold">{auditLabel(action)}</span>,
        },
        { name: t`About`, cell: (entry) => <About entry={entry} /> },
        {
          name: t`Reason`,
          cell: ({ reason }) => <p className="line-clamp-4 max-w-[48ch]">{reason ?? '–'}</p>,
        },
        { name: t`By`, cell: ({ actor }) => actor?.email ?? t`automatic` },
        {
          name: t`Time`,
          cell: ({ at }) => <time dateTime={at}>{pastTimeText(at, zone, now)}</time>,
          isShort: true,
        },
      ]}
    />
  );
}

function About({ entry }: { entry: ListedAuditEntry }) {
  const { subject, about } = entry;
  const to = whereTo(entry);
  return (
    <>
      <span className="block text-ink-3">{subjectName(subject.type)}</span>
      {to ? (
        <Link to={to} className="underline underline-offset-3 wrap-anywhere">
          {about}
        </Link>
      ) : (
        <span className="wrap-anywhere">{about}</span>
      )}
    </>
  );
}

/**
 * Jobs have their own page, with their consultations, reviews and files, and so have proposals and invitations; what else
 * there is, is found in its list. Other files lead to their owner.
 */
function whereTo({ subject: { type, id }, about, ...entry }: ListedAuditEntry): string | null {
  const { jobId, negotiationKind, ownerId } = entry;
  if (id === null || about === null) return null;
  if (jobId !== null) return paths.adminJob(jobId);
  if (negotiationKind !== null) return paths.adminNegotiation(negotiationKind, id);
  const tab = TABS_OF[type];
  return tab ? paths.adminDashboard({ tab, q: ownerId ?? id }) : null;
}

/** The lists that find a thing by its id. */
const TABS_OF: Record<string, Tab | undefined> = {
  user: 'users',
  file: 'users',
  ticket: 'support',
  certificate: 'certificates',
  report: 'reports',
};
