import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { money, shortMoney } from '@parley/contract/money.ts';
import { suggestedTips } from '@parley/contract/payments/tips/rules.ts';
import { useRevalidator } from 'react-router';
import { leaveToPay } from '../../jobs/money/leave-to-pay.ts';
import { useRedirecting } from '../../jobs/money/use-redirecting.ts';
import { call } from '../../platform/api.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { dateText } from '../../time/long-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { shortName } from '../../users/short-name.ts';

const NO_AMOUNT: number | null = null;
/** Among the suggested amounts: one of the client's own. */
const OTHER = 0;

/** Chooses an amount and goes to the processor's page to tip. */
export function TipForm({ job, zone }: { job: Job; zone: string }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { isLeaving, redirect } = useRedirecting();
  const { mostCents, tipBy } = job.tips;
  const suggested = suggestedTips(job.amountCents ?? 0, mostCents);
  const name = shortName(job.professional.displayName);
  const form = useForm({
    initial: { choice: suggested[0] ?? OTHER, amountCents: NO_AMOUNT },
    schema: async () => (await import('@parley/contract/payments/tips/schemas.ts')).NewTip,
    read: (values) => ({ amountCents: chosenOf(values) ?? 0 }),
    send: (body) =>
      redirect(
        () => call('POST /api/payment/tip/:jobId', { params: { jobId: job.id }, body }),
        (url) => leaveToPay(job.id, url),
      ),
    // A refusal says that this page is out of date.
    refused: (code) => {
      if (code !== 'network') void revalidate();
      return false;
    },
  });
  const cents = chosenOf(form.values);
  const [amount, most] = [shortMoney(cents ?? 0), money(mostCents)];
  const field = form.field('amountCents');
  const tooMuch = cents !== null && cents > mostCents ? t`The most you can still tip is ${most}.` : null;
  const until = tipBy && dateText(tipBy, zone);
  return (
    <form {...form.props} className="grid justify-items-start gap-5">
      <RadioGroup
        label={t`Amount`}
        {...form.field('choice')}
        options={[
          ...suggested.map((value) => ({ value, label: shortMoney(value) })),
          { value: OTHER, label: t`Another amount` },
        ]}
      />
      {form.values.choice === OTHER && (
        <div className="w-full max-w-60">
          <MoneyInput label={t`Your tip`} {...field} error={tooMuch ?? field.error} />
        </div>
      )}
      <FormMessage message={form.message} />
      <Button kind="quiet" type="submit" pending={form.pending || isLeaving} disabledBecause={tooMuch}>
        {cents === null ? t`Tip ${name}` : t`Tip ${name} ${amount}`}
      </Button>
      {until && (
        <p className="text-sm text-ink-3">
          <Trans>You can tip until {until}.</Trans>
        </p>
      )}
    </form>
  );
}

const chosenOf = ({ choice, amountCents }: { choice: number; amountCents: number | null }) =>
  choice === OTHER ? amountCents : choice;
