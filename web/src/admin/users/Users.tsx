import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ROLES, type Role } from '@parley/contract/access.ts';
import { whyNotDisable, whyNotEnable } from '@parley/contract/users/rules.ts';
import type { AdminUser } from '@parley/contract/users/schemas.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useUser } from '../../platform/session/session.ts';
import { useViewerZone } from '../../platform/zone.ts';

import { dateText } from '../../time/long-dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import { ratingText } from '../../users/rating-text.ts';
import { List, ListTab } from '../list/List.tsx';
import { readUsers } from '../list/read-lists.ts';
import { RowButton } from '../list/DataTable.tsx';
import { SecurityDialog } from './SecurityDialog.tsx';
import { type Page, useRows } from '../list/use-rows.ts';
import { UserDialog } from './UserDialog.tsx';

const roleName = (role: Role) =>
  ({ CLIENT: t`Client`, PROFESSIONAL: t`Professional`, ADMIN: t`Admin` })[role];
const filters = () => [
  {
    name: 'role',
    label: t`Role`,
    any: t`Any role`,
    options: ROLES.map((value) => ({ value, label: roleName(value) })),
  },
  {
    name: 'disabled',
    label: t`Account`,
    any: t`Any account`,
    options: [
      { value: 'false', label: t`Active accounts` },
      { value: 'true', label: t`Disabled accounts` },
    ],
  },
  {
    name: 'sort',
    label: t`Order`,
    options: [
      { value: 'newest', label: t`Newest first` },
      { value: 'oldest', label: t`Oldest first` },
      { value: 'name', label: t`By name` },
    ],
  },
];

/** All accounts. */
export function Users({ loaded }: { loaded: Result<Page<AdminUser>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Users`}
      lead={t`Disabled users are signed out immediately and emailed your reason.`}
      searches={t`Name or email`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <UserList first={first} />}
    </ListTab>
  );
}

const useUsers = createInfiniteList<AdminUser>();

function UserList({ first }: { first: Page<AdminUser> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const me = useUser();
  const list = useRows(useUsers, first, readUsers);
  const [selected, setSelected] = useState<AdminUser | null>(null);
  const [inspected, setInspected] = useState<AdminUser | null>(null);
  return (
    <>
      <List
        label={t`Users`}
        list={list}
        none={[t`No users yet`, t`People who sign up appear here.`]}
        columns={[
          { name: t`Person`, cell: (user) => <Named user={user} /> },
          { name: t`Role`, cell: ({ role }) => roleName(role), isShort: true },
          { name: t`Joined`, cell: ({ createdAt }) => dateText(createdAt, zone), isShort: true },
          { name: t`Jobs`, cell: (user) => <JobCounts user={user} /> },
          {
            name: t`Rating`,
            cell: ({ rating }) => (rating.count === 0 ? '–' : ratingText(rating)),
            isShort: true,
          },
          { name: t`Account`, cell: (user) => <Account user={user} zone={zone} /> },
        ]}
        actions={(user) => {
          const canDisable = whyNotDisable(user) === null;
          // A closed account stays as it is, and admins don't disable themselves.
          if (user.id === me?.id || !(canDisable || whyNotEnable(user) === null)) return null;
          return (
            <>
              <RowButton name={t`Security`} of={user.displayName} plain onClick={() => setInspected(user)} />
              <RowButton
                name={canDisable ? t`Disable` : t`Enable`}
                of={user.displayName}
                onClick={() => setSelected(user)}
              />
            </>
          );
        }}
      />
      {inspected && <SecurityDialog key={inspected.id} user={inspected} onClose={() => setInspected(null)} />}
      {selected && (
        <UserDialog
          key={selected.id}
          user={selected}
          onChange={list.change}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

function Named({ user: { displayName, email, bouncedAt, bounceReason, softBounces } }: { user: AdminUser }) {
  return (
    <>
      <span className="block font-semibold">{displayName}</span>
      <span className="block text-sm wrap-anywhere text-ink-3">{email}</span>
      {(bouncedAt !== null || softBounces > 0) && (
        <span className="mt-1 block max-w-[40ch] text-sm wrap-anywhere text-ink-3 max-lg:ml-auto">
          {bouncedAt === null ? (
            <Plural value={softBounces} one="# email bounced." other="# emails bounced." />
          ) : (
            <span className="text-bad">
              <Trans>Emails bounce.</Trans>
            </span>
          )}{' '}
          {bounceReason}
        </span>
      )}
    </>
  );
}

function JobCounts({ user: { email, runningJobs, completedJobs } }: { user: AdminUser }) {
  if (runningJobs + completedJobs === 0) return <Trans>None</Trans>;
  return (
    <Link to={paths.adminDashboard({ tab: 'jobs', q: email })} className="underline underline-offset-3">
      <Trans>
        {runningJobs} in progress, {completedJobs} completed
      </Trans>
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
  const closed = closedAt && dateText(closedAt, zone);
  const disabled = disabledAt && dateText(disabledAt, zone);
  if (closed)
    return (
      <Tag>
        <Trans>Closed {closed}</Trans>
      </Tag>
    );
  if (!disabled)
    return (
      <Tag tone="good">
        <Trans>Active</Trans>
      </Tag>
    );
  return (
    <>
      <span className="whitespace-nowrap">
        <Tag tone="bad">
          <Trans>Disabled {disabled}</Trans>
        </Tag>
      </span>
      <p className="mt-1 max-w-[32ch] text-ink-3 max-lg:ml-auto">
        {disabledReason ?? <Trans>By the user</Trans>}
      </p>
    </>
  );
}
