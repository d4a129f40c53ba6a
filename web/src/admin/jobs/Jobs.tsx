import type { JobCard } from '@parley/contract/jobs/schemas.ts';
import { JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { money } from '@parley/contract/money.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '@parley/contract/payments/states.ts';
import { Link } from 'react-router';
import { isDisputed, jobWords, nextOf } from '../../jobs/status.ts';
import { paths } from '../../paths.ts';
import { isPaid, paymentStatus, settlementStatus } from '../../jobs/money/status.ts';
import { growing } from '../../platform/use-infinite-list.ts';
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
    label: 'Work',
    any: 'Any state',
    options: JOB_STATUSES.map((value) => ({ value, label: jobWords(value).label })),
  },
  {
    name: 'paymentStatus',
    label: 'Payment',
    any: 'Any payment',
    options: PAYMENT_STATUSES.map((value) => ({ value, label: paymentStatus(value).short })),
  },
  {
    name: 'settlement',
    label: 'Money',
    any: 'Any money',
    options: SETTLEMENTS.map((value) => ({ value, label: settlementStatus(value).label })),
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'due', label: 'Due soonest first' },
      { value: 'amount', label: 'Largest first' },
    ],
  },
];

/** Everybody's jobs. */
export function Jobs({ loaded }: { loaded: Result<Page<JobCard>> }) {
  return (
    <ListTab
      title="Jobs"
      lead="Disputed ones wait for a decision; their money is held meanwhile."
      searches="Title, name or address"
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <JobList first={first} />}
    </ListTab>
  );
}

const useJobs = growing<JobCard>();

function JobList({ first }: { first: Page<JobCard> }) {
  const zone = useViewerZone();
  return (
    <List
      label="Jobs"
      list={useRows(useJobs, first, readJobs)}
      none={['No job has begun', 'Once a proposal or an invite is accepted, its job stands here.']}
      columns={[
        { name: 'Job', cell: (job) => <Titled job={job} /> },
        { name: 'Client', cell: ({ client }) => client.displayName },
        { name: 'Professional', cell: ({ professional }) => professional.displayName },
        { name: 'Amount', cell: ({ amountCents }) => money(amountCents), isNumber: true },
        { name: 'Work', cell: ({ status }) => <Work status={status} />, isShort: true },
        { name: 'Money', cell: (job) => <Money job={job} />, isShort: true },
        { name: 'Next', cell: (job) => <Next job={job} zone={zone} />, isShort: true },
      ]}
      actions={(job) =>
        isDisputed(job) ? (
          <LinkButton kind="quiet" small to={paths.adminJob(job.id)} aria-label={`Decide: ${job.title}`}>
            Decide
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
  const { label, tone } = jobWords(status);
  return <Tag tone={tone}>{label}</Tag>;
}

function Money({ job }: { job: JobCard }) {
  const { settlement } = job;
  const { short, tone } = paymentStatus(job.paymentStatus);
  const words = isPaid(job) ? settlementStatus(settlement) : { label: short, tone };
  return <Tag tone={words.tone}>{words.label}</Tag>;
}

function Next({ job, zone }: { job: JobCard; zone: string }) {
  const next = nextOf(job);
  return next ? (
    <>
      {next.text} <time dateTime={next.at}>{dayTimeText(next.at, zone)}</time>
    </>
  ) : (
    <>–</>
  );
}
