import { FilterPanel } from './Filters.tsx';
import { type MoneyRange, PriceRange, rangeText } from './PriceRange.tsx';

interface Props {
  label: string;
  /** The label without a range: "Any price". */
  any: string;
  range: MoneyRange;
  onChange: (range: MoneyRange) => void;
  wide: boolean;
}

/** A filter for a price range. */
export function PriceFilter({ label, any, range, onChange, wide }: Props) {
  const { minCents, maxCents } = range;
  return (
    <FilterPanel
      label={label}
      text={rangeText(any, range)}
      isOn={minCents !== undefined || maxCents !== undefined}
      wide={wide}
    >
      {(done) => (
        <PriceRange
          label={label}
          minCents={minCents}
          maxCents={maxCents}
          onChange={(next) => {
            onChange(next);
            done();
          }}
        />
      )}
    </FilterPanel>
  );
}
