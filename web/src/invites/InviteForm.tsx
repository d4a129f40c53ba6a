import type { OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import { MAX_NOTE } from '@parley/contract/limits.ts';
import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isAboutTime } from '../negotiations/answers.ts';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { currentNow } from '../platform/now.ts';
import { useForm } from '../platform/form/use-form.ts';
import { priceText } from '../services/price.ts';
import { durationText } from '../time/format.ts';
import { SlotPicker } from '../time/slots/SlotPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { FieldError } from '../ui/form/Field.tsx';
import { MoneyInput } from '../ui/form/MoneyInput.tsx';
import { Select } from '../ui/form/Select.tsx';
import { SubmitBar } from '../ui/form/SubmitBar.tsx';
import { TextArea } from '../ui/form/TextArea.tsx';
import { shortName } from '../users/short-name.ts';
import { chosenNow, type InviteValues, initialInvite, inviteOf } from './invite-values.ts';

interface Props {
  service: Service;
  /** The client's open postings. */
  postings: readonly OwnPosting[];
  postingId: string | null;
  startsAt: string | null;
  before: Pick<Talk, 'message' | 'amountCents'> | null;
  zone: string;
}

/** Asks a professional: about what, for how much, and when to talk. */
export function InviteForm({ service, postings, postingId, startsAt, before, zone }: Props) {
  const navigate = useNavigate();
  const { professional } = service;
  const name = shortName(professional.displayName);
  // A refused time shows that the free times in sight are old: they are asked for again.
  const [tries, setTries] = useState(0);
  const now = currentNow();
  const initial = initialInvite({ service, postings, postingId, startsAt, before, now });
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/invites/schemas.ts')).InviteFields,
    read: (values: InviteValues) => inviteOf(service, values),
    send: (body) => call('POST /api/job/jobPosting/invite', { body }),
    done: ({ id }) => navigate(paths.jobInvite(service.id, { invite: id }), { replace: true }),
    refused: (code) => {
      if (isAboutTime(code)) setTries((before) => before + 1);
      return false;
    },
    draft: `invite ${service.id}`,
  });
  const { values, errors, set } = form;
  // A draft may hold an older choice, which must not stand unseen behind the form.
  const chosen = chosenNow(values, { initial, postings, now });
  useEffect(() => {
    if (chosen.startsAt !== values.startsAt) set('startsAt', chosen.startsAt);
    if (chosen.postingId !== values.postingId) set('postingId', chosen.postingId);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [initial.startsAt, initial.postingId]);
  return (
    <form {...form.props} className="grid min-w-0 gap-8">
      <TextArea
        label="What is it about?"
        help={`${name} decides by this whether the talk makes sense.`}
        max={MAX_NOTE}
        rows={5}
        {...form.field('message')}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <MoneyInput
          label="Price of the whole job"
          help={
            service.pricing === 'HOURLY'
              ? `${name} asks ${priceText(service)}. You pay after ${name} accepts.`
              : `You pay after ${name} accepts; the money is held until the work is done.`
          }
          {...form.field('amountCents')}
        />
        {postings.length > 0 && (
          <Select
            label="For a posting"
            optional
            placeholder="None, ask directly"
            options={postings.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.field('postingId')}
          />
        )}
      </div>
      {values.postingId !== '' && (
        <Checkbox
          label={`Close the posting once ${name} accepts`}
          help="Its other open talks end then."
          {...form.field('fillPosting')}
        />
      )}
      <fieldset className="min-w-0" data-invalid={errors.startsAt ? true : undefined} tabIndex={-1}>
        <legend className="font-semibold">Pick a time with {name}</legend>
        <p className="mt-0.5 mb-4 text-sm text-ink-3">{durationText(service.consultationMinutes)} to talk</p>
        <SlotPicker
          key={tries}
          userId={professional.id}
          minutes={service.consultationMinutes}
          value={values.startsAt}
          onChange={(slot) => set('startsAt', slot)}
          viewerZone={zone}
          otherZone={professional.timeZone}
          otherName={name}
        />
        <FieldError id="invite-time-error" error={errors.startsAt && 'Pick a time to talk.'} />
      </fieldset>
      <SubmitBar message={form.message}>
        <Button type="submit" pending={form.pending}>
          Send the invitation
        </Button>
      </SubmitBar>
    </form>
  );
}
