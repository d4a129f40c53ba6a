import { Trans, useLingui } from '@lingui/react/macro';
import { booksInstantly } from '@parley/contract/invites/rules.ts';
import type { OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { useEffect, useState } from 'react';
import { isTimeRefusal } from '../negotiations/answers.ts';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { currentNow } from '../platform/now.ts';
import { useForm } from '../platform/form/use-form.ts';
import { useLeadOn } from '../platform/form/use-lead-on.ts';
import { clearDraft } from '../platform/form/draft.ts';
import { showToast } from '../platform/toasts.ts';
import { PickedSummary } from '../services/booking/PickedSummary.tsx';
import { picksDraft } from '../services/booking/use-picks.ts';
import { priceText } from '../services/price.ts';
import { refusedAt } from '../time/slots/refused-at.ts';
import { timesIn } from '../time/slots/times-in.ts';
import { Button } from '../ui/Button.tsx';
import { MoneyInput } from '../ui/form/MoneyInput.tsx';
import { Select } from '../ui/form/Select.tsx';
import { SubmitBar } from '../ui/form/SubmitBar.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';
import { TimeStep } from './TimeStep.tsx';
import { currentChoice, type InviteValues, initialInvite, inviteOf } from './invite-values.ts';

interface Props {
  service: Service;
  /** The client's open postings. */
  postings: readonly OwnPosting[];
  postingId: string | null;
  /** The times that the address has. */
  times: readonly string[];
  before: Pick<Negotiation, 'message' | 'amountCents'> | null;
  zone: string;
}

/** The form to invite a professional, or to book a consultation: time, message, send. */
export function InviteForm({ service, postings, postingId, times, before, zone }: Props) {
  const leadOn = useLeadOn();
  const { t } = useLingui();
  const { professional } = service;
  const name = shortName(professional.displayName);
  // A refused time means that the free times on screen are stale: load them again.
  const [refusal, setRefusal] = useState<{ tries: number; at: number | null }>({ tries: 0, at: null });
  const now = currentNow();
  const price = priceText(service);
  const initial = initialInvite({ postings, postingId, times, before, now });
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/invites/schemas.ts')).InviteFields,
    read: (values: InviteValues) => inviteOf(service, values),
    send: (body) => call('POST /api/job/jobPosting/invite', { body }),
    done: async ({ id, jobId }) => {
      clearDraft(picksDraft(service.id));
      const to = jobId === null ? paths.jobInvite(service.id, { invite: id }) : paths.job(jobId);
      if (!(await leadOn(to, { replace: true })))
        showToast({
          heading: jobId === null ? t`Invitation sent` : t`Consultation booked`,
          text: service.title,
          to,
          linkText: jobId === null ? t`View invitation` : t`View job`,
        });
    },
    refused: (code, faults) => {
      if (isTimeRefusal(code)) setRefusal(({ tries }) => ({ tries: tries + 1, at: refusedAt(faults) }));
      return false;
    },
    draft: `invite ${service.id}`,
  });
  const { values, errors, set } = form;
  // A draft may contain an outdated choice, which must not be sent unnoticed.
  const chosen = currentChoice(values, { initial, postings, now });
  useEffect(() => {
    if (chosen.startsAt !== values.startsAt) set('startsAt', chosen.startsAt);
    if (chosen.alternatives.join() !== values.alternatives.join()) set('alternatives', chosen.alternatives);
    if (chosen.postingId !== values.postingId) set('postingId', chosen.postingId);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timesIn(initial).join(), initial.postingId]);
  const isInstant = booksInstantly({
    service,
    posting: values.postingId || null,
    alternatives: values.alternatives,
    minutes: service.consultationMinutes,
  });
  const timeError = errors.startsAt ? t`Pick a time for the consultation.` : errors.alternatives;
  return (
    <form {...form.props} className="grid min-w-0 gap-8">
      <TimeStep
        service={service}
        times={timesIn(values)}
        onChange={([first = null, ...further]) => {
          set('startsAt', first);
          set('alternatives', further);
        }}
        error={timeError}
        zone={zone}
        isInstant={isInstant}
        tries={refusal.tries}
        refusedAt={refusal.at}
      />
      <TextArea
        label={t`What is it about?`}
        help={
          isInstant
            ? t`${name} reads this before you talk.`
            : t`${name} uses this to decide whether to accept.`
        }
        max={MAX_NOTE}
        rows={5}
        {...form.field('message')}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <MoneyInput
          label={t`Budget for the whole job`}
          help={t`${name} charges ${price}. Leave it empty to talk first: you owe nothing for the work until you hire.`}
          optional
          {...form.field('amountCents')}
        />
        {postings.length > 0 && (
          <Select
            label={t`Job posting`}
            optional
            placeholder={t`None (direct invitation)`}
            options={postings.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.field('postingId')}
          />
        )}
      </div>
      <SubmitBar
        message={form.message}
        summary={<PickedSummary service={service} times={timesIn(values)} zone={zone} onAdd={null} />}
      >
        <Button type="submit" pending={form.pending}>
          {isInstant ? t`Book this time` : t`Send invitation`}
        </Button>
        {service.instantBooking && !isInstant && (
          <span className="text-sm text-ink-3">
            <Trans>
              {name} has to accept this first. To book right away, pick a single time and no job posting.
            </Trans>
          </span>
        )}
      </SubmitBar>
    </form>
  );
}
