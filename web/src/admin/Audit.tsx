import type { AuditEntry } from '@parley/contract/audit.ts';
import { Link } from 'react-router';
import { PERIODS } from '../jobs/periods.ts';
import { paths } from '../paths.ts';
import { growing } from '../platform/growing.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dayTimeText } from '../time/format.ts';
import { auditWords, SUBJECT_NAMES, subjectName, SUBJECTS } from './audit-words.ts';
import { List, ListTab } from './List.tsx';
import { readAudit } from './read-lists.ts';
import { type Page, useRows } from './use-rows.ts';

const FILTERS = [
  {
    name: 'subjectType',
    label: 'About',
    any: 'About anything',
    options: SUBJECTS.map((value) => ({ value, label: SUBJECT_NAMES[value] })),
  },
  { name: 'period', label: 'Period', any: 'Any time', options: PERIODS },
];

/** What admins did, the latest first; nothing of it can be changed. */
export function Audit({ loaded }: { loaded: Result<Page<AuditEntry>> }) {
  return (
    <ListTab
      title="Audit"
      lead="What admins did and which private chats they read, the latest first. Nobody can change it."
      searches="Action, reason or admin"
      filters={FILTERS}
      loaded={loaded}
    >
      {(first) => <Entries first={first} />}
    </ListTab>
  );
}

const useEntries = growing<AuditEntry>();

function Entries({ first }: { first: Page<AuditEntry> }) {
  const zone = useViewerZone();
  return (
    <List
      label="Audit"
      list={useRows(useEntries, first, readAudit)}
      none={[
        'Nothing is written down yet',
        'Whatever an admin decides, hides, disables or reads stands here.',
      ]}
      columns={[
        { name: 'What', cell: ({ action }) => <span className="font-semibold">{auditWords(action)}</span> },
        { name: 'About', cell: (entry) => <About entry={entry} />, isShort: true },
        { name: 'Why', cell: ({ reason }) => <p className="line-clamp-4 max-w-[48ch]">{reason ?? '–'}</p> },
        { name: 'Who', cell: ({ actor }) => actor?.email ?? 'by itself' },
        { name: 'When', cell: ({ at }) => <time dateTime={at}>{dayTimeText(at, zone)}</time>, isShort: true },
      ]}
    />
  );
}

function About({ entry: { subject } }: { entry: AuditEntry }) {
  const name = subjectName(subject.type);
  if (subject.type !== 'job' || subject.id === null) return <>{name}</>;
  return (
    <Link to={paths.adminJob(subject.id)} className="underline underline-offset-3">
      {name}
    </Link>
  );
}
