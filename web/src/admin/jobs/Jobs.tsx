import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { JobCard } from '@parley/contract/jobs/schemas.ts';
import { isForAdmin } from '@parley/contract/jobs/rules.ts';
import { JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { money } from '@parley/contract/money.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '@parley/contract/payments/states.ts';
import { Link } from 'react-router';
import { jobLabel, nextDeadline } from '../../jobs/status.ts';
import { paths } from '../../paths.ts';
import { isPaid, paymentStatus, settlementStatus, workPaymentStatus } from '../../jobs/money/status.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText } from '../../time/format.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readJobs } from '../list/read-lists.ts';
import { type Page, useRows } from '../list/use-rows.ts';

const filters = () => [
  {
    name: 'status',
    label: t`Status`,
    any: t`Any status`,
    options: JOB_STATUSES.map((value) => ({ value, label: jobLabel(value).label })),
  },
  {
    name: 'paymentStatus',
    label: t`Payment`,
    any: t`Any payment`,
    options: PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatus(value).short })),
  },
  {
    name: 'settlement',
    label: t`Money`,
    any: t`Any settlement`,
    options: SETTLEMENTS.map((value) => ({ value, label: settlementStatus(value).label })),
  },
  {
    name: 'isForAdmin',
    label: t`Dispute`,
    any: t`Any dispute or none`,
    options: [
      { value: 'true', label: t`Disputes to decide` },
      { value: 'false', label: t`Bank disputes` },
    ],
  },
  {
    name: 'sort',
    label: t`Order`,
    options: [
      { value: 'newest', label: t`Newest first` },
      { value: 'oldest', label: t`Oldest first` },
      { value: 'due', label: t`Due soonest first` },
      { value: 'amount', label: t`Largest first` },
    ],
  },
];

/** Everybody's jobs. */
export function Jobs({ loaded }: { loaded: Result<Page<JobCard>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Jobs`}
      lead={t`Disputed jobs need a decision, yours or a bank’s. Their money stays held meanwhile.`}
      searches={t`Title, name or email`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <JobList first={first} />}
    </ListTab>
  );
}

const useJobs = createInfiniteList<JobCard>();

function JobList({ first }: { first: Page<JobCard> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  return (
    <List
      label={t`Jobs`}
      list={useRows(useJobs, first, readJobs)}
      none={[t`No jobs yet`, t`Jobs appear here once a proposal or invitation is accepted.`]}
      columns={[
        { name: t`Job`, cell: (job) => <Titled job={job} /> },
        { name: t`Client`, cell: ({ client }) => client.displayName },
        { name: t`Professional`, cell: ({ professional }) => professional.displayName },
        {
          name: t`Amount`,
          cell: ({ amountCents }) => (amountCents === null ? '–' : money(amountCents)),
          isNumber: true,
        },
        { name: t`Status`, cell: ({ status }) => <Work status={status} />, isShort: true },
        { name: t`Money`, cell: (job) => <Money job={job} />, isShort: true },
        { name: t`Next`, cell: (job) => <Next job={job} zone={zone} />, isShort: true },
      ]}
      actions={({ id, title, ...job }) =>
        isForAdmin(job) ? (
          <LinkButton kind="quiet" small to={paths.adminJob(id)} aria-label={t`Decide dispute: ${title}`}>
            <Trans>Decide dispute</Trans>
          </LinkButton>
        ) : null
      }
    />
  );
}

function Titled({ job: { id, title } }: { job: JobCard }) {
  return (
    <Link to={paths.adminJob(id)} className="font-semibold">
      {title}
    </Link>
  );
}

function Work({ status }: Pick<JobCard, 'status'>) {
  const { label, tone } = jobLabel(status);
  return <Tag tone={tone}>{label}</Tag>;
}

function Money({ job }: { job: JobCard }) {
  const { label, tone } = workPaymentStatus(job);
  return tone === 'plain' && !isPaid(job) ? label : <Tag tone={tone}>{label}</Tag>;
}

function Next({ job, zone }: { job: JobCard; zone: string }) {
  const next = nextDeadline(job);
  return next ? (
    <>
      {next.text} <time dateTime={next.at}>{dayTimeText(next.at, zone)}</time>
    </>
  ) : (
    <>–</>
  );
}
