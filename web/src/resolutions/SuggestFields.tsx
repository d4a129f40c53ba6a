import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { sharesOf } from '@parley/contract/payments/platform-fee.ts';
import { dueAtOf, latestDueOn } from '@parley/contract/resolutions/rules.ts';
import type { Side } from '@parley/contract/sides.ts';
import { ShareList } from '../payments/ShareList.tsx';
import type { FieldProps } from '../platform/form/use-form.ts';
import { useNow } from '../platform/now.ts';
import { dateOf, dayText } from '../time/format.ts';
import { MoneyInput } from '../ui/form/MoneyInput.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { shortName } from '../users/short-name.ts';

interface MoneyProps {
  job: Job;
  /** The reader's side; null for admins. */
  side: Side | null;
  field: FieldProps<number | null>;
}

/** How much goes to the professional, with what each side gets of it. */
export function MoneyFields({ job, side, field }: MoneyProps) {
  const { t } = useLingui();
  const heldCents = job.money.netCents + job.money.feeCents;
  const [professional, client] = [shortName(job.professional.displayName), shortName(job.client.displayName)];
  const held = shortMoney(heldCents);
  const isTooMuch = field.value !== null && field.value > heldCents;
  const fits = field.value !== null && field.value >= 0 && !isTooMuch;
  const tooMuch = t`Enter at most the ${held} that’s held.`;
  return (
    <>
      <MoneyInput
        label={side === 'professional' ? t`For you, before the fee` : t`For ${professional}, before the fee`}
        help={
          side === 'client'
            ? t`${held} is held by Parley. You get the rest back.`
            : t`${held} is held by Parley. ${client} gets the rest back.`
        }
        {...field}
        error={isTooMuch ? tooMuch : field.error}
      />
      {fits && <ShareList job={job} shares={sharesOf(heldCents, field.value ?? 0, job.money)} side={side} />}
      {fits && <p className="text-sm text-ink-3">{t`This ends the job, and any dispute.`}</p>}
    </>
  );
}

interface DateProps {
  job: Job;
  zone: string;
  field: FieldProps<string>;
}

export function DueDateField({ job, zone, field }: DateProps) {
  const { t } = useLingui();
  const today = dateOf(useNow(), zone);
  const latest = job.hiredAt === null ? undefined : latestDueOn(job.hiredAt, zone);
  const due = job.dueAt === null ? '' : dayText(job.dueAt, zone);
  const last = latest === undefined ? '' : dayText(dueAtOf(latest, zone), zone);
  const dates = t`Currently due ${due}. The latest possible is ${last}. The work is due by the end of that day.`;
  return (
    <TextInput
      type="date"
      label={t`New due date`}
      help={
        job.deliveredAt === null
          ? dates
          : `${dates} ${t`Once accepted, the job is back in progress until then.`}`
      }
      min={today}
      max={latest}
      {...field}
    />
  );
}
