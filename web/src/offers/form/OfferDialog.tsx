import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { MAX_DESCRIPTION, MAX_ESTIMATED_DAYS, MIN_ESTIMATED_DAYS } from '@parley/contract/limits.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { receivesText } from '../../platform/installation/fee-text.ts';
import { currentFee } from '../../platform/installation/current-fee.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { shortName } from '../../users/short-name.ts';
import { daysText } from '../offer-text.ts';
import { blankMilestone } from './milestone-values.ts';
import { MilestoneFields } from './MilestoneFields.tsx';
import { amountOf, readValues, valuesOf, withNotes, type OfferValues } from './offer-values.ts';
import { PriceFields } from './PriceFields.tsx';

interface Props {
  job: Job;
  side: Side;
  /** The terms to start from: what stands, or what is asked for. */
  from: Offer | null;
  /** Loads the job and its offers again. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** The form for an offer, or for the terms a client asks for. */
export default function OfferDialog(props: Props) {
  const { job, side, onClose } = props;
  const name = shortName(otherOf(job, side).displayName);
  return (
    <Dialog open wide onClose={onClose} title={titleOf({ job, side, name })}>
      <OfferForm {...props} />
    </Dialog>
  );
}

function titleOf({ job, side, name }: { job: Job; side: Side; name: string }): string {
  if (side === 'professional') return job.offer === null ? t`Make ${name} an offer` : t`Change your offer`;
  return job.offer === null ? t`Ask ${name} for an offer` : t`Ask ${name} for different terms`;
}

function OfferForm({ job, side, from, reload, onClose }: Props) {
  const { t } = useLingui();
  const params = { id: job.id };
  const form = useForm({
    initial: valuesOf(from, job.rateCents),
    schema: async () => (await import('@parley/contract/offers/schemas.ts')).NewOffer,
    read: readValues,
    send: (body) => call('POST /api/job/:id/offers', { params, body }),
    done: async () => {
      await reload();
      onClose();
    },
    refused: (code) => {
      // The job was paid or ended meanwhile: the page behind shows it.
      if (code === 'already_paid' || code === 'invalid_transition') void reload();
      return false;
    },
    // Of these terms: others that come meanwhile are not mixed with what was typed.
    draft: `offer ${job.id} ${from?.id ?? ''}`,
  });
  const { values, set } = form;
  const setMilestones = (milestones: OfferValues['milestones']) => {
    set('milestones', milestones);
    // What was wrong with the sums may be right now.
    set('amountCents', values.amountCents);
    set('estimatedDays', values.estimatedDays);
  };
  const amountCents = amountOf(values);
  const name = shortName(otherOf(job, side).displayName);
  const isOffer = side === 'professional';
  return (
    <form {...form.props} className="grid gap-5">
      <DraftNotice form={form} />
      <p className="text-pretty text-ink-2">
        {isOffer
          ? t`${name} can hire you on these terms right away. You start once the money is held by Parley.`
          : t`${name} can accept these terms, reply with another offer, or decline. You owe nothing.`}
      </p>
      <div ref={focusFallback} className="grid gap-5">
        {values.milestones.length > 0 ? (
          <MilestoneFields value={values.milestones} errors={form.errors} onChange={setMilestones} />
        ) : (
          <div className={`grid items-start gap-5 ${values.pricing === 'FIXED' ? 'sm:grid-cols-2' : ''}`}>
            <PriceFields
              form={form}
              from={from}
              serviceRateCents={job.rateCents}
              help={priceHelp({ job, isOffer, amountCents })}
            />
            <NumberInput
              label={t`Days of work`}
              help={daysHelp(job)}
              min={MIN_ESTIMATED_DAYS}
              max={MAX_ESTIMATED_DAYS}
              {...form.field('estimatedDays')}
            />
          </div>
        )}
        {values.milestones.length === 0 && !isLaterMilestone(job) && (
          <div>
            <Button small kind="quiet" onClick={() => setMilestones([cutFrom(values), blankMilestone])}>
              <Trans>Split into milestones</Trans>
            </Button>
          </div>
        )}
      </div>
      <div className="grid gap-2">
        <TextArea
          label={t`Scope`}
          help={t`What’s included, one line each. ${name} sees what a new version adds or leaves out.`}
          optional
          max={MAX_DESCRIPTION}
          rows={5}
          {...form.field('scope')}
        />
        <UseNotes
          job={job}
          onNotes={(notes) => set('scope', withNotes(values.scope, notes, MAX_DESCRIPTION))}
        />
      </div>
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={form.pending}>
          {submitLabel({ isOffer, name, amountCents })}
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What is in the form already, as its first milestone. */
const cutFrom = (values: OfferValues) => ({
  title: '',
  amountCents: amountOf(values),
  estimatedDays: values.estimatedDays,
});

interface PriceInput {
  job: Job;
  isOffer: boolean;
  amountCents: number | null;
}

function priceHelp({ job, isOffer, amountCents }: PriceInput): string | undefined {
  const was = job.offer && shortMoney(job.offer.amountCents);
  const standing = was === null ? '' : isOffer ? t`Your offer is ${was}.` : t`The offer is ${was}.`;
  if (!isOffer || amountCents === null || amountCents <= 0) return standing || undefined;
  return `${standing} ${receivesText(amountCents, currentFee())}`.trim();
}

function daysHelp({ offer }: Job): string {
  if (offer === null) return t`Counted from the hire.`;
  const days = daysText(offer.estimatedDays);
  return t`Counted from the hire. The offer says ${days}.`;
}

function submitLabel({
  isOffer,
  name,
  amountCents,
}: {
  isOffer: boolean;
  name: string;
  amountCents: number | null;
}) {
  const amount = amountCents !== null && amountCents > 0 ? shortMoney(amountCents) : null;
  if (isOffer) return amount === null ? t`Send offer` : t`Send offer for ${amount}`;
  return amount === null ? t`Ask ${name}` : t`Ask ${name} for ${amount}`;
}

/** Puts the notes that both wrote around their latest consultation into the scope. */
function UseNotes({ job, onNotes }: { job: Job; onNotes: (text: string) => void }) {
  const [pending, setPending] = useState(false);
  const noted = job.appointments.findLast(({ notedAt }) => notedAt !== null);
  if (!noted) return null;
  const take = async () => {
    setPending(true);
    const notes = await call('GET /api/job/meeting/:id/notes', { params: { id: noted.id } });
    setPending(false);
    if (notes.ok) onNotes(notes.data.text);
  };
  return (
    <div>
      <Button small kind="quiet" pending={pending} onClick={() => void take()}>
        <Trans>Use the shared notes</Trans>
      </Button>
    </div>
  );
}
