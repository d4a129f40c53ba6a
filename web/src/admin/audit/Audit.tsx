import type { ListedAuditEntry } from '@parley/contract/audit.ts';
import { Link } from 'react-router';
import { PERIODS } from '../../jobs/periods.ts';
import { paths } from '../../paths.ts';
import { growing } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dayTimeText } from '../../time/format.ts';
import { auditWords, SUBJECT_NAMES, subjectName, SUBJECTS } from './audit-words.ts';
import { List, ListTab } from '../list/List.tsx';
import { readAudit } from '../list/read-lists.ts';
import { type Page, useRows } from '../list/use-rows.ts';

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
export function Audit({ loaded }: { loaded: Result<Page<ListedAuditEntry>> }) {
  return (
    <ListTab
      title="Audit"
      lead="What admins did and which private chats they read, the latest first. Nobody can change it."
      searches="Action, reason, person or title"
      filters={FILTERS}
      loaded={loaded}
    >
      {(first) => <Entries first={first} />}
    </ListTab>
  );
}

const useEntries = growing<ListedAuditEntry>();

function Entries({ first }: { first: Page<ListedAuditEntry> }) {
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
        { name: 'About', cell: (entry) => <About entry={entry} /> },
        { name: 'Why', cell: ({ reason }) => <p className="line-clamp-4 max-w-[48ch]">{reason ?? '–'}</p> },
        { name: 'Who', cell: ({ actor }) => actor?.email ?? 'by itself' },
        { name: 'When', cell: ({ at }) => <time dateTime={at}>{dayTimeText(at, zone)}</time>, isShort: true },
      ]}
    />
  );
}

function About({ entry: { subject, about } }: { entry: ListedAuditEntry }) {
  const to = whereTo(subject, about);
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

/** Jobs have a page of their own, people and tickets are found in their lists. */
function whereTo({ type, id }: ListedAuditEntry['subject'], about: string | null): string | null {
  if (id === null || about === null) return null;
  if (type === 'job') return paths.adminJob(id);
  if (type === 'user') return paths.desk({ tab: 'users', q: about });
  return type === 'ticket' ? paths.desk({ tab: 'support', q: about }) : null;
}
