import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { centsOf } from '@parley/contract/payments/amounts.ts';
import { plainMoney, shortMoney } from '@parley/contract/money.ts';
import { useId } from 'react';
import { Button } from '../Button.tsx';
import { signPadding, CurrencySign } from '../CurrencySign.tsx';
import { control } from '../form/Field.tsx';
import { formText } from '../form/form-text.ts';

/** Bounds in cents; each may be open. */
export interface MoneyRange {
  minCents: number | undefined;
  maxCents: number | undefined;
}
interface Props extends MoneyRange {
  label: string;
  onChange: (range: MoneyRange) => void;
}

/** Minimum and maximum, applied together. */
export function PriceRange({ label, minCents, maxCents, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const read = (form: FormData, name: string) => centsOf(formText(form, name)) ?? undefined;
  return (
    <form
      key={`${minCents} ${maxCents}`}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onChange({ minCents: read(form, 'min'), maxCents: read(form, 'max') });
      }}
      className="grid grid-cols-2 gap-3"
    >
      <Amount id={`${id}-min`} label={t`From`} name="min" cents={minCents} />
      <Amount id={`${id}-max`} label={t`To`} name="max" cents={maxCents} />
      <div className="col-span-2">
        <Button type="submit" kind="quiet" small wide>
          <Trans>Apply range</Trans>
        </Button>
      </div>
    </form>
  );
}

function Amount({
  id,
  label,
  name,
  cents,
}: {
  id: string;
  label: string;
  name: string;
  cents?: number | undefined;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <CurrencySign id={`${id}-sign`} />
        <input
          id={id}
          aria-describedby={`${id}-sign`}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={cents === undefined ? '' : plainMoney(cents)}
          className={`${control} num`}
          style={signPadding()}
        />
      </div>
    </div>
  );
}

/** The label of a range: "Any price", "From $50", "$50 to $400". */
export function rangeText(any: string, { minCents, maxCents }: MoneyRange): string {
  const [least, most] = [shortMoney(minCents ?? 0), shortMoney(maxCents ?? 0)];
  if (minCents !== undefined && maxCents !== undefined) return t`${least} to ${most}`;
  if (minCents !== undefined) return t`From ${least}`;
  return maxCents === undefined ? any : t`Up to ${most}`;
}
