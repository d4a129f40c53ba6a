import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { MAX_ESTIMATED_DAYS, MAX_NOTE, MIN_ESTIMATED_DAYS } from '@parley/contract/limits.ts';
import { FEE_PERCENT, feeOf, money } from '@parley/contract/money.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { budgetText } from '../job-postings/form/budget.ts';
import { isAboutTime } from '../negotiations/answers.ts';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import { durationText } from '../time/format.ts';
import { SlotPicker } from '../time/slots/SlotPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/form/Field.tsx';
import { MoneyInput } from '../ui/form/MoneyInput.tsx';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { Select } from '../ui/form/Select.tsx';
import { SubmitBar } from '../ui/form/SubmitBar.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';
import { initialProposal, proposalOf, type ProposalValues, TALK_MINUTES } from './proposal-values.ts';

interface Props {
  posting: JobPosting;
  userId: string;
  /** The professional's own services. */
  services: readonly Service[];
  zone: string;
}

const LENGTHS = TALK_MINUTES.map((minutes) => ({ value: String(minutes), label: durationText(minutes) }));

/** The name under which a half-written proposal is kept. */
export function proposalDraft(postingId: string): string {
  return `proposal ${postingId}`;
}

/** Answers a posting: in words, for how much, in how many days, and when to talk. */
export function ProposalForm({ posting, userId, services, zone }: Props) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { client } = posting;
  const name = shortName(client.displayName);
  // A refused time shows that the free times in sight are old: they are asked for again.
  const [tries, setTries] = useState(0);
  const form = useForm({
    initial: initialProposal(services),
    schema: async () => (await import('@parley/contract/proposals/schemas.ts')).ProposalFields,
    read: (values: ProposalValues) => proposalOf(posting, values),
    send: (body) => call('POST /api/job/jobProposal', { body }),
    done: ({ id }) => navigate(paths.jobProposal(id)),
    refused: (code) => {
      if (isAboutTime(code)) setTries((before) => before + 1);
      // Somebody closed it, or the proposal went out of another tab: the page knows how it stands now.
      if (code === 'already_proposed' || code === 'posting_not_open') void revalidate();
      return false;
    },
    draft: proposalDraft(posting.id),
  });
  const { values, errors, set } = form;
  return (
    <form {...form.props} className="grid min-w-0 gap-8 pt-5">
      <TextArea
        label={`Your message to ${name}`}
        help="How you would go about it, and what you have done like it."
        max={MAX_NOTE}
        rows={6}
        {...form.field('message')}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <MoneyInput
          label="Price of the whole job"
          help={priceHelp(posting, values.amountCents)}
          {...form.field('amountCents')}
        />
        <NumberInput
          label="Time you need"
          help="Counted from the agreed talk."
          unit={values.estimatedDays === 1 ? 'day' : 'days'}
          min={MIN_ESTIMATED_DAYS}
          max={MAX_ESTIMATED_DAYS}
          {...form.field('estimatedDays')}
        />
        {services.length > 0 && (
          <Select
            label="Through a service of yours"
            optional
            placeholder="None"
            options={services.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.field('serviceId')}
          />
        )}
        <Select label="Length of the talk" options={LENGTHS} {...form.field('minutes')} />
      </div>
      <fieldset className="min-w-0" data-invalid={errors.startsAt ? true : undefined} tabIndex={-1}>
        <legend className="font-semibold">When could you talk with {name}?</legend>
        <p className="mt-0.5 mb-4 text-sm text-ink-3">
          One of your own free times; {name} sees it on their own clock.
        </p>
        <SlotPicker
          key={`${tries} ${values.minutes}`}
          userId={userId}
          minutes={Number(values.minutes)}
          value={values.startsAt}
          onChange={(slot) => set('startsAt', slot)}
          viewerZone={zone}
          otherZone={client.timeZone}
          otherName={name}
          anyTime
        />
        <FieldError id="proposal-time-error" error={errors.startsAt && 'Pick a time to talk.'} />
      </fieldset>
      <SubmitBar message={form.message}>
        <Button type="submit" pending={form.pending}>
          Send the proposal
        </Button>
        {form.fromDraft && <span className="text-sm text-ink-3">We kept what you wrote earlier.</span>}
      </SubmitBar>
    </form>
  );
}

function priceHelp(posting: JobPosting, amountCents: number | null): string {
  const budget = `The budget is ${budgetText(posting)}.`;
  if (amountCents === null || amountCents <= 0) return budget;
  return `${budget} You receive ${money(amountCents - feeOf(amountCents))} after the fee of ${FEE_PERCENT} %.`;
}
