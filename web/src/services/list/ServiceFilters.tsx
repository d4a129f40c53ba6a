import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { ChipSelect } from '../../ui/form/ChipSelect.tsx';
import { FilterSwitch } from '../../ui/list/Filters.tsx';
import { type Facets, RATINGS } from './facets.ts';
import { KindFilters, PricingFilters } from './KindFilters.tsx';

interface Props {
  facets: Facets;
  disciplines: readonly Discipline[];
  onChange: (change: Partial<Facets>) => void;
  wide: boolean;
  /** People have no price of a service. */
  ofPeople: boolean;
}

/** What services, or the people who offer them, can be narrowed by. */
export function ServiceFilters({ facets, disciplines, onChange, wide, ofPeople }: Props) {
  return (
    <>
      <KindFilters
        facets={facets}
        disciplines={disciplines}
        experienceLabel="Experience"
        onChange={onChange}
        wide={wide}
      />
      {!ofPeople && (
        <PricingFilters facets={facets} label="Price" any="Any price" onChange={onChange} wide={wide} />
      )}
      <ChipSelect
        label="Rating"
        name="minRating"
        any="Any rating"
        options={RATINGS}
        value={facets.minRating}
        onChange={(minRating) => onChange({ minRating })}
        wide={wide}
      />
      <FilterSwitch
        label="At work right now"
        isOn={facets.availableNow === true}
        onChange={(isOn) => onChange({ availableNow: isOn || undefined })}
        wide={wide}
      />
    </>
  );
}
