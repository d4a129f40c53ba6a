import { currencySign } from '@parley/contract/money.ts';

/** The installation's currency, over the start of a field, which names the id among what describes it. */
export function CurrencySign({ id }: { id: string }) {
  return (
    <span id={id} aria-hidden className="absolute top-2.5 left-3.5 text-ink-3">
      {currencySign()}
    </span>
  );
}

/** The style of that field, which leaves room for it. */
export const signPadding = () => ({ paddingLeft: `calc(1.375rem + ${currencySign().trim().length}ch)` });
