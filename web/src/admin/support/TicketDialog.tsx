import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_TICKET_MESSAGE } from '@parley/contract/limits.ts';
import { type AdminMove, whyNotReply } from '@parley/contract/support/rules.ts';
import type { AdminTicket } from '@parley/contract/support/schemas.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { EarlierReplies } from '../../support/EarlierReplies.tsx';
import { ticketMoveText } from '../../support/status.ts';
import { useReplies } from '../../support/use-replies.ts';
import { dayTimeText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { forField } from '../jobs/for-field.ts';
import { ticketMoves } from './ticket-moves.ts';

interface Props {
  ticket: AdminTicket;
  onChange: (ticket: AdminTicket) => void;
  onClose: () => void;
}

/** One ticket with its messages, the answer form and its status changes. */
export function TicketDialog({ ticket, onChange, onClose }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = ticket.author.displayName;
  const overtaken = async (why: string) => {
    setRefusal(why);
    const found = await call('GET /api/support/admin/all', { query: { q: ticket.id } });
    const current = found.ok && found.data.items.find(({ id }) => id === ticket.id);
    if (current) onChange(current);
  };
  const parts = {
    ticket,
    overtaken,
    onChange: (changed: AdminTicket) => {
      setRefusal(null);
      onChange(changed);
    },
  };
  return (
    <Dialog open wide onClose={onClose} title={t`Ticket from ${name}`}>
      <div ref={focusFallback} className="grid gap-6">
        <MessageEntry ticket={ticket} />
        {whyNotReply(ticket, 'admin', now) === null && <Answer {...parts} />}
        <FormMessage message={refusal} />
        <Moves {...parts} />
      </div>
    </Dialog>
  );
}

interface PartProps {
  ticket: AdminTicket;
  onChange: (ticket: AdminTicket) => void;
  /** The ticket isn’t any more as it is shown: says so, and shows it as it is. */
  overtaken: (why: string) => Promise<void>;
}

function MessageEntry({ ticket }: { ticket: AdminTicket }) {
  const { t } = useLingui();
  const { author, message, createdAt, jobId } = ticket;
  const { replies, earlier } = useReplies(ticket);
  const entries = [{ id: 'first', author, message, createdAt, byAdmin: false }, ...replies];
  const zone = useViewerZone();
  return (
    <div>
      <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1">
        <Link
          to={paths.adminDashboard({ tab: 'users', q: author.id })}
          className="underline underline-offset-3"
        >
          <Trans>View the account</Trans>
        </Link>
        {jobId && (
          <Link to={paths.adminJob(jobId)} className="underline underline-offset-3">
            <Trans>View the job</Trans>
          </Link>
        )}
      </p>
      <ol aria-label={t`Messages`}>
        {entries.map((entry, index) => (
          <li key={entry.id} className="border-t border-line py-3">
            <p className="mb-1 text-sm text-ink-3 tabular-nums">
              <b className="font-semibold text-ink">{entry.author.displayName}</b>
              {entry.byAdmin && <Trans>, for Parley</Trans>} · {dayTimeText(entry.createdAt, zone)}
            </p>
            <Prose text={entry.message} />
            {index === 0 && earlier.nextCursor !== null && (
              <div className="mt-4">
                <EarlierReplies {...earlier} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Answer({ ticket: { id, author }, onChange, overtaken }: PartProps) {
  const { t } = useLingui();
  const name = author.displayName;
  const form = useForm({
    initial: { message: '' },
    schema: async () =>
      forField('message', (await import('@parley/contract/support/schemas.ts')).TicketMessage),
    read: ({ message }) => message,
    send: (message) => call('POST /api/support/admin', { body: { id, message } }),
    refused: (code) => {
      if (code !== 'ticket_closed') return false;
      void overtaken(t`This ticket was resolved in the meantime. Reopen it to send your answer.`);
      return true;
    },
    done: (ticket) => {
      form.reset();
      onChange(ticket);
    },
    draft: `ticket ${id}`,
  });
  return (
    <form {...form.props} className="grid gap-4">
      <TextArea
        label={t`Your answer`}
        help={t`We’ll notify ${name} right away.`}
        max={MAX_TICKET_MESSAGE}
        rows={4}
        {...form.field('message')}
      />
      <FormMessage message={form.message} />
      <div>
        <Button type="submit" pending={form.pending}>
          <Trans>Send answer</Trans>
        </Button>
      </div>
    </form>
  );
}

function Moves({ ticket: { id, status: shown }, onChange, overtaken }: PartProps) {
  const [pending, setPending] = useState<string | null>(null);

  async function move({ action, to }: AdminMove) {
    if (pending !== null) return;
    setPending(action);
    const result = await call('PUT /api/support/admin', { body: { id, status: to, shown } });
    setPending(null);
    if (result.ok) onChange(result.data);
    else void overtaken(result.message);
  }

  return (
    <div className="border-t border-line pt-4">
      <ul className="grid gap-3">
        {ticketMoves(shown).map((each) => {
          const { label, about } = ticketMoveText(each.action);
          return (
            <li key={each.action} className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[8.75rem_1fr]">
              <Button kind="quiet" small pending={pending === each.action} onClick={() => void move(each)}>
                {label}
              </Button>
              <span className="text-sm text-ink-3">{about}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
