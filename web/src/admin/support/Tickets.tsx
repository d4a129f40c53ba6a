import type { AdminTicket } from '@parley/contract/support/schemas.ts';
import { isResolved, TICKET_STATUSES } from '@parley/contract/support/states.ts';
import { useState } from 'react';
import { growing } from '../../platform/use-infinite-list.ts';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { ticketStatus } from '../../support/status.ts';
import { dayTimeText, leftText } from '../../time/format.ts';
import { Tag } from '../../ui/Tag.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readTickets } from '../list/read-lists.ts';
import { RowButton } from '../list/Rows.tsx';
import { TicketDialog } from './TicketDialog.tsx';
import { type Page, useRows } from '../list/use-rows.ts';

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: TICKET_STATUSES.map((value) => ({ value, label: ticketStatus(value).label })),
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'urgent', label: 'Most urgent first' },
      { value: 'newest', label: 'Newest first' },
    ],
  },
];

/** What people asked for help with. */
export function Tickets({ loaded }: { loaded: Result<Page<AdminTicket>> }) {
  return (
    <ListTab
      title="Support tickets"
      lead="Each waits for an answer until its deadline. Whoever asked is told of every answer."
      searches="Words, name or address"
      filters={FILTERS}
      loaded={loaded}
    >
      {(first) => <TicketList first={first} />}
    </ListTab>
  );
}

const useTickets = growing<AdminTicket>();

function TicketList({ first }: { first: Page<AdminTicket> }) {
  const zone = useViewerZone();
  const list = useRows(useTickets, first, readTickets);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = list.rows.find(({ id }) => id === openId);
  return (
    <>
      <List
        label="Support tickets"
        list={list}
        none={['Nobody has asked for help', 'What people write to Support stands here.']}
        columns={[
          { name: 'Ticket', cell: ({ message }) => <p className="line-clamp-3 max-w-[56ch]">{message}</p> },
          { name: 'From', cell: (ticket) => <Author ticket={ticket} /> },
          { name: 'Asked', cell: ({ createdAt }) => dayTimeText(createdAt, zone) },
          { name: 'Status', cell: (ticket) => <Status ticket={ticket} /> },
        ]}
        actions={(ticket) => (
          <RowButton
            name={isResolved(ticket.status) ? 'Read' : 'Answer'}
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

function Author({ ticket: { author, authorEmail } }: { ticket: AdminTicket }) {
  return (
    <>
      <span className="block font-medium">{author.displayName}</span>
      <span className="block wrap-anywhere text-ink-3">{authorEmail}</span>
    </>
  );
}

function Status({ ticket: { status, dueAt, isOverdue } }: { ticket: AdminTicket }) {
  const now = useNow();
  const { label, tone } = ticketStatus(status);
  return (
    <div className="grid justify-items-start gap-1 max-lg:justify-items-end">
      <Tag tone={isOverdue ? 'bad' : tone}>{isOverdue ? `${label}, overdue` : label}</Tag>
      {!isResolved(status) && !isOverdue && <span className="text-time-ink">{leftText(dueAt, now)}</span>}
    </div>
  );
}
