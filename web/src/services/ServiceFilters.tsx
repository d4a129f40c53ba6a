import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { DisciplineFilter } from '../disciplines/DisciplineFilter.tsx';
import { ChipSelect } from '../ui/ChipSelect.tsx';
import { FilterSwitch } from '../ui/Filters.tsx';
import { PriceFilter } from '../ui/PriceFilter.tsx';
import { EXPERIENCES } from '../users/experience.ts';
import { type Facets, RATINGS } from './facets.ts';
import { PRICINGS } from './pricing.ts';

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
      <DisciplineFilter
        disciplines={disciplines}
        asked={{ disciplineId: facets.disciplineId, categoryId: facets.categoryId }}
        onChange={onChange}
        wide={wide}
      />
      <ChipSelect
        label="Experience"
        name="experience"
        any="Any experience"
        options={EXPERIENCES}
        value={facets.experience}
        onChange={(experience) => onChange({ experience })}
        wide={wide}
      />
      {!ofPeople && <Price facets={facets} onChange={onChange} wide={wide} />}
      <ChipSelect
        label="Rating"
        name="minRating"
        any="Any rating"
        options={RATINGS}
        value={facets.minRating}
        onChange={(minRating) => onChange({ minRating })}
        wide={wide}
      />
      {!ofPeople && (
        <FilterSwitch
          label="At work right now"
          isOn={facets.availableNow === true}
          onChange={(isOn) => onChange({ availableNow: isOn || undefined })}
          wide={wide}
        />
      )}
    </>
  );
}

function Price({ facets, onChange, wide }: Pick<Props, 'facets' | 'onChange' | 'wide'>) {
  return (
    <>
      <ChipSelect
        label="Pricing"
        name="pricing"
        any="Fixed or hourly"
        options={PRICINGS}
        value={facets.pricing}
        onChange={(pricing) => onChange({ pricing })}
        wide={wide}
      />
      <PriceFilter
        label="Price"
        any="Any price"
        range={{ minCents: facets.minCents, maxCents: facets.maxCents }}
        onChange={onChange}
        wide={wide}
      />
    </>
  );
}
