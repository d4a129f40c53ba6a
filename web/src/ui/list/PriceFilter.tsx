import { useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { totalText } from '@parley/contract/numbers.ts';
import { FilterPanel } from './Filters.tsx';
import { type MoneyRange, PriceRange, rangeText } from './PriceRange.tsx';

interface Props {
  label: string;
  /** The label without a range: "Any price". */
  any: string;
  range: MoneyRange;
  onChange: (range: MoneyRange) => void;
  wide: boolean;
  /** Prices up to which it can be narrowed at once, each with how many results that leaves. */
  steps?: readonly { cents: number; count: number }[] | undefined;
}

/** A filter for a price range. */
export function PriceFilter({ label, any, range, onChange, wide, steps = [] }: Props) {
  const { minCents, maxCents } = range;
  return (
    <FilterPanel
      label={label}
      text={rangeText(any, range)}
      isOn={minCents !== undefined || maxCents !== undefined}
      wide={wide}
    >
      {(done) => (
        <>
          <PriceSteps
            steps={steps}
            chosen={minCents === undefined ? maxCents : undefined}
            onChoose={(cents) => {
              onChange({ minCents: undefined, maxCents: cents });
              done();
            }}
          />
          <PriceRange
            label={label}
            minCents={minCents}
            maxCents={maxCents}
            onChange={(next) => {
              onChange(next);
              done();
            }}
          />
        </>
      )}
    </FilterPanel>
  );
}

interface StepsProps {
  steps: NonNullable<Props['steps']>;
  chosen: number | undefined;
  onChoose: (cents: number | undefined) => void;
}

/** Pressing the chosen one again lets go of it. */
function PriceSteps({ steps, chosen, onChoose }: StepsProps) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-2">
      {steps.map(({ cents, count }) => {
        const most = shortMoney(cents);
        const found = totalText(count);
        return (
          <li key={cents}>
            <button
              type="button"
              aria-pressed={chosen === cents}
              onClick={() => onChoose(chosen === cents ? undefined : cents)}
              className="min-h-11 md:min-h-9 w-full rounded-sm border border-line-strong px-2 text-sm font-semibold text-ink-2 tabular-nums hover:border-ink-3 aria-pressed:border-ink aria-pressed:text-ink"
            >
              {t`Up to ${most}`} ({found})
            </button>
          </li>
        );
      })}
    </ul>
  );
}
