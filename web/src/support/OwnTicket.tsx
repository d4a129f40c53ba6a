import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ticket } from '@parley/contract/support/schemas.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { timeText } from '../time/format.ts';
import { dateText } from '../time/long-dates.ts';
import { Prose } from '../ui/Prose.tsx';
import { Tag } from '../ui/Tag.tsx';
import { EarlierReplies } from './EarlierReplies.tsx';
import { canReply, ticketName, ticketOutlook, ticketStatus, ticketSummary } from './ticket-status.ts';
import { TicketReplyForm } from './TicketReplyForm.tsx';
import { useReplies } from './use-replies.ts';

interface Props {
  ticket: Ticket;
  startsOpen: boolean;
  /** Whether a link leads to it. */
  isAsked: boolean;
}

/** One of the reader's tickets: the question, the replies, and a field to reply. */
export function OwnTicket({ ticket, startsOpen, isAsked }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  const zone = useViewerZone();
  const now = useNow();
  const { replies, earlier } = useReplies(ticket);
  const { label, tone } = ticketStatus(ticket.status);
  return (
    <li ref={place} className="border-b border-line">
      <details open={startsOpen} className="group">
        <summary className="flex list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <b className="line-clamp-2 font-semibold wrap-anywhere">{ticketName(ticket)}</b>
            <span className="num block text-sm text-ink-3">{ticketSummary(ticket, zone)}</span>
          </span>
          <Tag tone={tone}>{label}</Tag>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3 in-[.group[open]]:rotate-180" />
        </summary>
        <div className="grid gap-6 pb-7">
          <TicketMessage who={t`You`} at={ticket.createdAt} text={ticket.message} zone={zone} />
          <EarlierReplies {...earlier} />
          {replies.map(({ id, author, byAdmin, createdAt, message }) => (
            <TicketMessage
              key={id}
              who={byAdmin ? supporter(author) : t`You`}
              at={createdAt}
              text={message}
              zone={zone}
            />
          ))}
          <p className="text-sm text-pretty text-ink-3">
            {ticketOutlook(ticket, zone, now)}
            {ticket.jobId !== null && (
              <>
                {' '}
                <Link to={paths.job(ticket.jobId)} className="text-ink underline underline-offset-3">
                  <Trans>View the job</Trans>
                </Link>
              </>
            )}
          </p>
          {canReply(ticket, now) && <TicketReplyForm ticket={ticket} />}
        </div>
      </details>
    </li>
  );
}

const supporter = ({ displayName }: { displayName: string }) => t`${displayName}, Parley support`;

function TicketMessage({ who, at, text, zone }: { who: string; at: string; text: string; zone: string }) {
  return (
    <div className="border-l-2 border-line pl-4">
      <p className="num mb-1.5 text-sm text-ink-3">
        <b className="font-semibold text-ink">{who}</b> · {[dateText(at, zone), timeText(at, zone)].join(' ')}
      </p>
      <Prose text={text} />
    </div>
  );
}
