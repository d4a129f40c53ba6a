import { useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { useState } from 'react';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { budgetRanges } from './budget-ranges.ts';
import type { PostingForm } from './use-posting-form.ts';

const OTHER = 'other';

/** A range of budgets, or an own one. */
export function BudgetChoice({ form }: { form: Pick<PostingForm, 'field' | 'values' | 'set'> }) {
  const { t } = useLingui();
  const { budgetMinCents, budgetMaxCents } = form.values;
  const ranges = budgetRanges();
  const known = ranges.findIndex(({ from, to }) => from === budgetMinCents && to === budgetMaxCents);
  const [isOther, setIsOther] = useState(known === -1 && (budgetMinCents ?? budgetMaxCents) !== null);
  const chosen = isOther ? OTHER : known === -1 ? null : String(known);
  const from = form.field('budgetMinCents');
  const upTo = form.field('budgetMaxCents');
  return (
    <div className="grid gap-4">
      <RadioGroup
        label={t`Budget`}
        hideLabel
        name="budget"
        value={chosen}
        error={!isOther && (from.error ?? upTo.error) ? t`Choose a budget.` : undefined}
        options={[
          ...ranges.map((range, at) => {
            const [least, most] = [shortMoney(range.from), shortMoney(range.to)];
            return { value: String(at), label: t`${least} to ${most}` };
          }),
          { value: OTHER, label: t`Another amount` },
        ]}
        onChange={(value) => {
          const range = ranges[Number(value)];
          setIsOther(!range);
          form.set('budgetMinCents', range?.from ?? null);
          form.set('budgetMaxCents', range?.to ?? null);
        }}
      />
      {isOther && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <MoneyInput label={t`Budget from`} {...from} />
          <MoneyInput label={t`Budget up to`} {...upTo} />
        </div>
      )}
    </div>
  );
}
