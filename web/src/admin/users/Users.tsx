import { ROLES, type Role } from '@parley/contract/access.ts';
import type { AdminUser } from '@parley/contract/users/schemas.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { growing } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useUser } from '../../platform/session/session.ts';
import { useViewerZone } from '../../platform/zone.ts';

import { dateText } from '../../time/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { ratingText } from '../../users/rating-text.ts';
import { List, ListTab } from '../list/List.tsx';
import { readUsers } from '../list/read-lists.ts';
import { RowButton } from '../list/Rows.tsx';
import { SafetyDialog } from './SafetyDialog.tsx';
import { type Page, useRows } from '../list/use-rows.ts';
import { UserDialog } from './UserDialog.tsx';

const ROLE_NAMES: Record<Role, string> = { CLIENT: 'Client', PROFESSIONAL: 'Professional', ADMIN: 'Admin' };
const FILTERS = [
  {
    name: 'role',
    label: 'Role',
    any: 'Any role',
    options: ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
  },
  {
    name: 'disabled',
    label: 'Account',
    any: 'Any account',
    options: [
      { value: 'false', label: 'Open accounts' },
      { value: 'true', label: 'Disabled accounts' },
    ],
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'name', label: 'By name' },
    ],
  },
];

/** Everybody who has an account. */
export function Users({ loaded }: { loaded: Result<Page<AdminUser>> }) {
  return (
    <ListTab
      title="Users"
      lead="Whoever is disabled is out at once, and is told your reason by mail."
      searches="Name or address"
      filters={FILTERS}
      loaded={loaded}
    >
      {(first) => <UserList first={first} />}
    </ListTab>
  );
}

const useUsers = growing<AdminUser>();

function UserList({ first }: { first: Page<AdminUser> }) {
  const zone = useViewerZone();
  const me = useUser();
  const list = useRows(useUsers, first, readUsers);
  const [asked, setAsked] = useState<AdminUser | null>(null);
  const [lookedAt, setLookedAt] = useState<AdminUser | null>(null);
  return (
    <>
      <List
        label="Users"
        list={list}
        none={['Nobody has an account', 'Whoever joins stands here.']}
        columns={[
          { name: 'Person', cell: (user) => <Named user={user} /> },
          { name: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
          { name: 'Joined', cell: ({ createdAt }) => dateText(createdAt, zone) },
          { name: 'Jobs', cell: (user) => <JobCounts user={user} /> },
          { name: 'Rating', cell: ({ rating }) => (rating.count === 0 ? '–' : ratingText(rating)) },
          { name: 'Account', cell: (user) => <Account user={user} zone={zone} /> },
        ]}
        actions={(user) =>
          user.closedAt === null && user.id !== me?.id ? (
            <>
              <RowButton name="Security" of={user.displayName} plain onClick={() => setLookedAt(user)} />
              <RowButton
                name={user.disabledAt === null ? 'Disable' : 'Enable'}
                of={user.displayName}
                onClick={() => setAsked(user)}
              />
            </>
          ) : null
        }
      />
      {lookedAt && <SafetyDialog key={lookedAt.id} user={lookedAt} onClose={() => setLookedAt(null)} />}
      {asked && (
        <UserDialog key={asked.id} user={asked} onChange={list.change} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function Named({ user: { displayName, email } }: { user: AdminUser }) {
  return (
    <>
      <span className="block font-semibold">{displayName}</span>
      <span className="block text-sm wrap-anywhere text-ink-3">{email}</span>
    </>
  );
}

function JobCounts({ user: { email, runningJobs, completedJobs } }: { user: AdminUser }) {
  if (runningJobs + completedJobs === 0) return <>none</>;
  return (
    <Link to={paths.desk({ tab: 'jobs', q: email })} className="underline underline-offset-3">
      {runningJobs} running, {completedJobs} completed
    </Link>
  );
}

function Account({
  user: { disabledAt, disabledReason, closedAt },
  zone,
}: {
  user: AdminUser;
  zone: string;
}) {
  if (closedAt !== null) return <Tag>Closed {dateText(closedAt, zone)}</Tag>;
  if (disabledAt === null) return <Tag tone="good">Open</Tag>;
  return (
    <>
      <span className="whitespace-nowrap">
        <Tag tone="bad">Disabled {dateText(disabledAt, zone)}</Tag>
      </span>
      <p className="mt-1 max-w-[32ch] text-ink-3 max-lg:ml-auto">{disabledReason ?? 'by themselves'}</p>
    </>
  );
}
