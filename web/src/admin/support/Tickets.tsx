import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AdminTicket } from '@parley/contract/support/schemas.ts';
import { adminMoveOf, isAnswered } from '@parley/contract/support/rules.ts';
import { isResolved, TICKET_STATUSES, type TicketStatus } from '@parley/contract/support/states.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { ticketMoveText, ticketStatus } from '../../support/status.ts';
import { leftText } from '../../time/deadlines.ts';
import { dayTimeText } from '../../time/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { beginningOf, type BulkAct } from '../list/bulk/bulk-act.ts';
import { List, ListTab } from '../list/List.tsx';
import { readTickets } from '../list/read-lists.ts';
import { RowButton } from '../list/DataTable.tsx';
import { TicketDialog } from './TicketDialog.tsx';
import { type Page, useRows } from '../list/use-rows.ts';

const filters = () => [
  {
    name: 'status',
    label: t`Status`,
    any: t`Any status`,
    options: TICKET_STATUSES.map((value) => ({ value, label: ticketStatus(value).label })),
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

/** All support tickets. */
export function Tickets({ loaded }: { loaded: Result<Page<AdminTicket>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Support tickets`}
      lead={t`Answer each ticket by its deadline. Its author is notified of every answer.`}
      searches={t`Text, name or email`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <TicketList first={first} />}
    </ListTab>
  );
}

const useTickets = createInfiniteList<AdminTicket>();

/** The moves that need no answer. */
function bulkActs(): BulkAct<AdminTicket>[] {
  const move = (action: 'take' | 'resolve', status: TicketStatus) => ({
    key: action,
    label: ticketMoveText(action).label,
    fits: (ticket: AdminTicket) => adminMoveOf(ticket, status)?.action === action,
    send: ({ id, status: shown }: AdminTicket) =>
      call('PUT /api/support/admin', { body: { id, status, shown } }),
  });
  return [
    {
      ...move('take', 'IN_PROGRESS'),
      about: t`They show as in progress, so no one else starts on them.`,
      title: (count) => plural(count, { one: 'Take # ticket', other: 'Take # tickets' }),
    },
    {
      ...move('resolve', 'RESOLVED'),
      about: t`We notify each author. A reply within 14 days reopens a ticket.`,
      title: (count) => plural(count, { one: 'Resolve # ticket', other: 'Resolve # tickets' }),
    },
  ];
}

function TicketList({ first }: { first: Page<AdminTicket> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const list = useRows(useTickets, first, readTickets);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = list.rows.find(({ id }) => id === openId);
  return (
    <>
      <List
        label={t`Support tickets`}
        list={list}
        none={[t`No tickets yet`, t`Support tickets appear here.`]}
        bulk={{ acts: bulkActs(), nameOf: ticketName, onChange: list.change }}
        columns={[
          { name: t`Ticket`, cell: ({ message }) => <p className="line-clamp-3 max-w-[56ch]">{message}</p> },
          { name: t`From`, cell: (ticket) => <Author ticket={ticket} /> },
          { name: t`Sent`, cell: ({ createdAt }) => dayTimeText(createdAt, zone), isShort: true },
          { name: t`Status`, cell: (ticket) => <Status ticket={ticket} />, isShort: true },
        ]}
        actions={(ticket) => (
          <RowButton
            name={isResolved(ticket.status) ? t`Read` : t`Answer`}
            of={ticket.author.displayName}
            onClick={() => setOpenId(ticket.id)}
          />
        )}
      />
      {open && (
        <TicketDialog key={open.id} ticket={open} onChange={list.change} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}

/** Its author and how it begins. */
const ticketName = ({ author, message }: AdminTicket) => `${author.displayName}: ${beginningOf(message)}`;

function Author({ ticket: { author, authorEmail } }: { ticket: AdminTicket }) {
  return (
    <>
      <span className="block font-medium">{author.displayName}</span>
      <span className="block wrap-anywhere text-ink-3">{authorEmail}</span>
    </>
  );
}

function Status({ ticket }: { ticket: AdminTicket }) {
  const { t } = useLingui();
  const now = useNow();
  const { status, dueAt, isOverdue } = ticket;
  const { label, tone } = ticketStatus(status);
  const isWaiting = !isResolved(status) && !isAnswered(ticket);
  return (
    <div className="grid justify-items-start gap-1 max-lg:justify-items-end">
      <Tag tone={isOverdue ? 'bad' : tone}>{isOverdue ? t`${label}, overdue` : label}</Tag>
      {isWaiting && !isOverdue && <span className="text-time-ink">{leftText(dueAt, now)}</span>}
      {!isResolved(status) && isAnswered(ticket) && <span className="text-ink-3">{t`Answered`}</span>}
    </div>
  );
}
