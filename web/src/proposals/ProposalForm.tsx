import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { MAX_ESTIMATED_DAYS, MAX_NOTE, MIN_ESTIMATED_DAYS } from '@parley/contract/limits.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { budgetText } from '../job-postings/form/budget.ts';
import { isTimeRefusal } from '../negotiations/answers.ts';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { feeText, netOf } from '../platform/installation/fee-text.ts';
import { currentFee } from '../platform/installation/current-fee.ts';
import { currentNow } from '../platform/now.ts';
import { useForm } from '../platform/form/use-form.ts';
import { useLeadOn } from '../platform/form/use-lead-on.ts';
import { showToast } from '../platform/toasts.ts';
import { dayText, durationText, timeText } from '../time/format.ts';
import { refusedAt } from '../time/slots/refused-at.ts';
import { timesIn } from '../time/slots/times-in.ts';
import { TimesPicker } from '../time/slots/TimesPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/form/Field.tsx';
import { MoneyInput } from '../ui/form/MoneyInput.tsx';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { Select } from '../ui/form/Select.tsx';
import { SubmitBar } from '../ui/form/SubmitBar.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';
import { initialProposal, proposalOf, type ProposalValues, CONSULTATION_MINUTES } from './proposal-values.ts';

const TIME_ERROR = 'proposal-time-error';

interface Props {
  posting: JobPosting;
  userId: string;
  /** The professional's own services. */
  services: readonly Service[];
  /** When they are free within the next week. */
  free: readonly Interval[];
  zone: string;
}

/** The draft name of a posting's proposal. */
function proposalDraft(postingId: string): string {
  return `proposal ${postingId}`;
}

/** The proposal form: message, price, days and consultation time. */
export function ProposalForm({ posting, userId, services, free, zone }: Props) {
  const leadOn = useLeadOn();
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { client } = posting;
  const name = shortName(client.displayName);
  // A refused time means that the free times on screen are stale: load them again.
  const [refusal, setRefusal] = useState<{ tries: number; at: number | null }>({ tries: 0, at: null });
  const [initial] = useState(() =>
    initialProposal(services, { free, zone: client.timeZone, now: currentNow() }),
  );
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/proposals/schemas.ts')).ProposalFields,
    read: (values: ProposalValues) => proposalOf(posting, values),
    send: (body) => call('POST /api/job/jobProposal', { body }),
    done: async ({ id }) => {
      const to = paths.jobProposal(id);
      if (!(await leadOn(to)))
        showToast({ heading: t`Proposal sent`, text: posting.title, to, linkText: t`View proposal` });
    },
    refused: (code, faults) => {
      if (isTimeRefusal(code)) setRefusal(({ tries }) => ({ tries: tries + 1, at: refusedAt(faults) }));
      // The posting was closed, or the proposal was sent from another tab: reload to show it.
      if (code === 'already_proposed' || code === 'posting_not_open') void revalidate();
      return false;
    },
    draft: proposalDraft(posting.id),
  });
  const { values, errors, set } = form;
  const days = values.estimatedDays ?? 0;
  const timeError = errors.startsAt ? t`Pick a time for the consultation.` : errors.alternatives;
  return (
    <form {...form.props} className="grid min-w-0 gap-8 pt-5">
      <TextArea
        label={t`Your message to ${name}`}
        help={t`How you’d approach it, and similar work you’ve done.`}
        max={MAX_NOTE}
        rows={6}
        {...form.field('message')}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <MoneyInput
          label={t`Price for the whole job`}
          help={priceHelp(posting, values.amountCents)}
          {...form.field('amountCents')}
        />
        <NumberInput
          label={t`Time you need`}
          help={t`Counted from the hire.`}
          unit={plural(days, { one: 'day', other: 'days' })}
          min={MIN_ESTIMATED_DAYS}
          max={MAX_ESTIMATED_DAYS}
          {...form.field('estimatedDays')}
        />
        {services.length > 0 && (
          <Select
            label={t`Through one of your services`}
            optional
            placeholder={t`None`}
            options={services.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.field('serviceId')}
          />
        )}
        <Select
          label={t`Consultation length`}
          options={CONSULTATION_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: durationText(minutes),
          }))}
          {...form.field('minutes')}
        />
      </div>
      <fieldset
        className="min-w-0"
        aria-describedby={timeError ? TIME_ERROR : undefined}
        data-invalid={timeError ? true : undefined}
        tabIndex={-1}
      >
        <legend className="font-semibold">
          <Trans>When can you talk with {name}?</Trans>
        </legend>
        <p className="mt-0.5 mb-4 text-sm text-ink-3">
          {initial.startsAt === null ? (
            <Trans>Pick one of your free times. {name} sees it in their own time.</Trans>
          ) : (
            <Trans>
              We picked your first free time that’s in the daytime for {name}. Tap another one to change it.
            </Trans>
          )}
        </p>
        <TimesPicker
          key={`${refusal.tries} ${values.minutes} ${values.serviceId}`}
          userId={userId}
          serviceId={values.serviceId || undefined}
          minutes={Number(values.minutes)}
          times={timesIn(values)}
          refusedAt={refusal.at}
          suggested={refusal.tries === 0 ? initial.startsAt : null}
          onChange={([first = null, ...further]) => {
            set('startsAt', first);
            set('alternatives', further);
          }}
          viewerZone={zone}
          otherZone={client.timeZone}
          otherName={name}
          allowsCustomTime
        />
        <FieldError id={TIME_ERROR} error={timeError} />
      </fieldset>
      <SubmitBar message={form.message} summary={timeSummary(values, zone)}>
        <Button type="submit" pending={form.pending}>
          <Trans>Send proposal</Trans>
        </Button>
        {form.fromDraft && (
          <span className="text-sm text-ink-3">
            <Trans>We saved your draft.</Trans>
          </span>
        )}
      </SubmitBar>
    </form>
  );
}

/** "Tue 24 Nov 10:00 · $1,200 · 10 days", as far as it is filled in. */
function timeSummary({ startsAt, amountCents, estimatedDays }: ProposalValues, zone: string) {
  const parts = [
    startsAt && `${dayText(startsAt, zone)} ${timeText(startsAt, zone)}`,
    amountCents !== null && amountCents > 0 && shortMoney(amountCents),
    estimatedDays && plural(estimatedDays, { one: '# day', other: '# days' }),
  ].filter(Boolean);
  return parts.length === 0 ? null : <b className="tabular-nums">{parts.join(' · ')}</b>;
}

function priceHelp(posting: JobPosting, amountCents: number | null): string {
  const budget = budgetText(posting);
  if (amountCents === null || amountCents <= 0) return t`The budget is ${budget}.`;
  const terms = currentFee();
  const [net, fee] = [money(netOf(amountCents, terms)), feeText(amountCents, terms)];
  return t`The budget is ${budget}. You receive ${net} after the ${fee} fee.`;
}
