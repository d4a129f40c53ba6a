import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_TICKET_MESSAGE } from '@parley/contract/limits.ts';
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { useSupportEmail } from '../platform/root-data.ts';
import { useUser } from '../platform/session/session.ts';
import { useForm } from '../platform/form/use-form.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { useState } from 'react';

/** Sends a support ticket; visitors are told to email or to log in. */
export default function SupportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const user = useUser();
  return (
    <Dialog open={open} onClose={onClose} title={t`Support`}>
      {user ? <TicketForm onClose={onClose} /> : <Strangers onClose={onClose} />}
    </Dialog>
  );
}

function TicketForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const jobId = useJobOfPage();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    initial: { message: '' },
    draft: 'support',
    schema: async () => (await import('@parley/contract/support/schemas.ts')).NewTicket,
    read: ({ message }) => ({ message, ...(jobId && { jobId }) }),
    send: sendTicket,
    done: (_ticket, { message }) => {
      setSent(message);
      // The reader's tickets may be shown behind the dialog.
      if (pathname === paths.settings()) void revalidate();
    },
  });
  if (sent) return <Sent message={sent} onClose={onClose} />;
  return (
    <form {...form.props} className="grid gap-5">
      <TextArea
        label={t`What can we help with?`}
        help={jobId ? t`We’ll attach the job you have open.` : undefined}
        max={MAX_TICKET_MESSAGE}
        rows={6}
        {...form.field('message')}
      />
      <FormMessage message={form.message} />
      <Button type="submit" pending={form.pending}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}

/** Whoever asks for help on the page of a job that they can’t see, or not as this user, asks without it. */
async function sendTicket(body: { message: string; jobId?: string }) {
  const result = await call('POST /api/support', { body });
  if (result.ok || result.code !== 'not_found') return result;
  return call('POST /api/support', { body: { message: body.message } });
}

function Sent({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <output>
        <b>{message}</b>
        <p className="mt-1.5 text-ink-2">
          <Trans>
            A support admin will take it from here, and we’ll notify you when it’s resolved. You can follow it
            in{' '}
            <Link
              to={paths.settings('support')}
              className="text-ink underline underline-offset-3"
              onClick={onClose}
            >
              your tickets
            </Link>
            .
          </Trans>
        </p>
      </output>
      <Button kind="quiet" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}

function Strangers({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const email = useSupportEmail();
  const { pathname, search } = useLocation();
  return (
    <div className="grid gap-5">
      {email && (
        <p className="text-ink-2">
          <Trans>
            Email us at{' '}
            <a href={`mailto:${email}`} className="font-semibold underline">
              {email}
            </a>
            , or log in to send a ticket and follow it here.
          </Trans>
        </p>
      )}
      <Button
        onClick={() => {
          onClose();
          void navigate(paths.login(pathname + search));
        }}
      >
        <Trans>Log in</Trans>
      </Button>
    </div>
  );
}

/** The job whose page is open, if any. */
function useJobOfPage(): string | null {
  const { pathname } = useLocation();
  return /^\/job\/([0-9a-f-]{36})/.exec(pathname)?.[1] ?? null;
}
