import { useLingui } from '@lingui/react/macro';
import { MAX_TICKET_MESSAGE } from '@parley/contract/limits.ts';
import type { Ticket } from '@parley/contract/support/schemas.ts';
import { isResolved } from '@parley/contract/support/states.ts';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';

/** Replies to a ticket, which reopens a resolved one. */
export function TicketReplyForm({ ticket: { id, status } }: { ticket: Ticket }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { message: '' },
    schema: async () => (await import('@parley/contract/support/schemas.ts')).TicketAnswer,
    send: (body) => call('POST /api/support/:id/reply', { params: { id }, body }),
    done: async () => {
      await revalidate();
      form.reset();
    },
    refused: (code) => {
      if (code === 'ticket_closed') void revalidate();
      return false;
    },
    draft: `ticket ${id}`,
  });
  return (
    <form {...form.props} className="grid max-w-140 gap-4">
      <TextArea label={t`Your reply`} max={MAX_TICKET_MESSAGE} rows={3} {...form.field('message')} />
      <FormMessage message={form.message} />
      <div>
        <Button type="submit" kind="quiet" pending={form.pending}>
          {isResolved(status) ? t`Reply and reopen` : t`Reply`}
        </Button>
      </div>
    </form>
  );
}
