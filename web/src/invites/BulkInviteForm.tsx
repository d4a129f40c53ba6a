import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { MAX_NOTE, minCents } from '@parley/contract/limits.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { clearDraft, saveDraft, readDraft } from '../platform/form/draft.ts';
import { Button } from '../ui/Button.tsx';
import { MoneyInput } from '../ui/form/MoneyInput.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import type { useBulkInvites, InviteContent } from './use-bulk-invites.ts';

interface Props {
  posting: JobPosting;
  bulk: ReturnType<typeof useBulkInvites>;
}

/** The message to everyone chosen, and the send button. */
export function BulkInviteForm({ posting, bulk }: Props) {
  const { t } = useLingui();
  const { invitees, isSending, send } = bulk;
  const { message, amountCents, set, forget } = useInviteDraft(posting);
  const [tried, setTried] = useState(false);
  const waiting = invitees.filter(({ state }) => state !== 'sent').length;
  const sent = invitees.length - waiting;
  const invitations = Math.max(waiting, 1);
  const least = shortMoney(minCents());
  const noMessage = message.trim() === '' ? t`Enter a message.` : undefined;
  const noAmount = amountCents !== null && amountCents < minCents() ? t`Enter at least ${least}.` : undefined;
  async function submit(form: HTMLFormElement) {
    setTried(true);
    if (noMessage || noAmount) {
      // After the error messages have rendered.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const wereAllSent = await send({ message, amountCents });
    setTried(false);
    if (wereAllSent) forget();
  }
  return (
    <form
      noValidate
      aria-label={t`Invitation`}
      className="grid gap-5 rounded-lg border border-line bg-sheet p-5 lg:sticky lg:top-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <TextArea
        label={t`Your message`}
        help={t`Everyone you choose gets this message and your posting.`}
        name="message"
        max={MAX_NOTE}
        rows={5}
        value={message}
        onChange={(typed) => set({ message: typed })}
        error={tried ? noMessage : undefined}
      />
      <MoneyInput
        label={t`Budget for the whole job`}
        help={t`Leave blank to get an offer from each person.`}
        optional
        name="amountCents"
        value={amountCents}
        onChange={(cents) => set({ amountCents: cents })}
        error={tried ? noAmount : undefined}
      />
      <Button
        type="submit"
        wide
        pending={isSending}
        disabledBecause={waiting === 0 ? t`Choose someone first.` : null}
      >
        <Plural value={invitations} one="Send invitation" other="Send # invitations" />
      </Button>
      <output className="text-sm text-ink-3 empty:hidden">
        {waiting === 0 && sent === 0 && t`Choose one or more people from the list.`}
        {sent > 0 && (
          <>
            <Plural value={sent} one="# invitation sent." other="# invitations sent." />{' '}
            <Link to={paths.manageInvites(posting.id)} className="underline">
              <Trans>View invitations</Trans>
            </Link>
          </>
        )}
      </output>
    </form>
  );
}

/** The draft of the message; it survives a reload until all invites are sent. */
function useInviteDraft({ id, pricing, budgetMaxCents }: JobPosting) {
  const draft = `invites ${id}`;
  const [draftValues, setDraftValues] = useState(() =>
    readDraft<InviteContent>(draft, {
      message: '',
      // An hourly budget is not the job's price: the client has to enter that.
      amountCents: pricing === 'FIXED' ? budgetMaxCents : null,
    }),
  );
  const set = (part: Partial<InviteContent>) => {
    const next = { ...draftValues, ...part };
    setDraftValues(next);
    saveDraft(draft, next);
  };
  return { ...draftValues, set, forget: () => clearDraft(draft) };
}
