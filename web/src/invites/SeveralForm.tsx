import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { MAX_NOTE, MIN_CENTS } from '@parley/contract/limits.ts';
import { money } from '@parley/contract/money.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { dropDraft, keepDraft, readDraft } from '../platform/form/draft.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { MoneyInput } from '../ui/form/MoneyInput.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import type { useSeveralInvites, Words } from './use-several-invites.ts';

interface Props {
  posting: JobPosting;
  several: ReturnType<typeof useSeveralInvites>;
}

/** What all who are chosen read, and the sending. */
export function SeveralForm({ posting, several }: Props) {
  const { asked, isSending, send } = several;
  const { message, amountCents, fillPosting, set, forget } = useWords(posting);
  const [tried, setTried] = useState(false);
  const waiting = asked.filter(({ state }) => state !== 'sent').length;
  const sent = asked.length - waiting;
  const noMessage = message.trim() === '' ? 'This is needed.' : undefined;
  const noAmount = (amountCents ?? 0) < MIN_CENTS ? `The least is ${money(MIN_CENTS)}.` : undefined;
  async function submit(form: HTMLFormElement) {
    setTried(true);
    if (noMessage || noAmount) {
      // After the words beside it have come.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const wereAllSent = await send({ message, amountCents, fillPosting });
    setTried(false);
    if (wereAllSent) forget();
  }
  return (
    <form
      noValidate
      aria-label="The invitation"
      className="grid gap-5 rounded-lg border border-line bg-sheet p-5 lg:sticky lg:top-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <TextArea
        label="What do you write to them?"
        help="Everybody you choose reads the same words, and your posting."
        name="message"
        max={MAX_NOTE}
        rows={5}
        value={message}
        onChange={(typed) => set({ message: typed })}
        error={tried ? noMessage : undefined}
      />
      <MoneyInput
        label="Price of the whole job"
        name="amountCents"
        value={amountCents}
        onChange={(cents) => set({ amountCents: cents })}
        error={tried ? noAmount : undefined}
      />
      <Checkbox
        label="Close the posting once somebody accepts"
        help="Its other open talks end then."
        name="fillPosting"
        value={fillPosting}
        onChange={(fills) => set({ fillPosting: fills })}
        error={undefined}
      />
      <Button
        type="submit"
        wide
        pending={isSending}
        disabledBecause={waiting === 0 ? 'Choose somebody first.' : null}
      >
        {waiting > 1 ? `Send ${waiting} invitations` : 'Send the invitation'}
      </Button>
      <output className="text-sm text-ink-3 empty:hidden">
        {waiting === 0 && sent === 0 && 'Choose one or more of those who fit.'}
        {sent > 0 && (
          <>
            {sent === 1 ? '1 invitation is' : `${sent} invitations are`} on the way.{' '}
            <Link to={paths.manageInvites(posting.id)} className="underline">
              See how they stand
            </Link>
          </>
        )}
      </output>
    </form>
  );
}

/** What is written to all of them; it survives a reload until everybody has it. */
function useWords({ id, pricing, budgetMaxCents }: JobPosting) {
  const draft = `invites ${id}`;
  const [words, setWords] = useState(() =>
    readDraft<Words>(draft, {
      message: '',
      // A budget by the hour is not the job's price: that one is for the client to say.
      amountCents: pricing === 'FIXED' ? budgetMaxCents : null,
      fillPosting: true,
    }),
  );
  const set = (part: Partial<Words>) => {
    const next = { ...words, ...part };
    setWords(next);
    keepDraft(draft, next);
  };
  return { ...words, set, forget: () => dropDraft(draft) };
}
