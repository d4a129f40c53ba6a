import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { disciplineIn } from '../disciplines/names.ts';
import { ChipSelect } from '../ui/ChipSelect.tsx';
import { FilterPanel, FilterSwitch } from '../ui/Filters.tsx';
import { PriceRange, rangeText } from '../ui/PriceRange.tsx';
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
  const discipline = disciplineIn(disciplines, facets);
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <ChipSelect
        label="Discipline"
        name="disciplineId"
        any="Every discipline"
        options={named(disciplines)}
        value={discipline?.id}
        onChange={(disciplineId) => onChange({ disciplineId, categoryId: undefined })}
        wide={wide}
      />
      {discipline && (
        <ChipSelect
          label="Category"
          name="categoryId"
          any="Every category"
          options={named(discipline.categories)}
          value={facets.categoryId}
          onChange={(categoryId) => onChange({ disciplineId: discipline.id, categoryId })}
          wide={wide}
        />
      )}
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
  const { minCents, maxCents } = facets;
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
      <FilterPanel
        label="Price"
        text={rangeText('Any price', { minCents, maxCents })}
        isOn={minCents !== undefined || maxCents !== undefined}
        wide={wide}
      >
        {(done) => (
          <PriceRange
            label="Price"
            minCents={minCents}
            maxCents={maxCents}
            onChange={(range) => {
              onChange(range);
              done();
            }}
          />
        )}
      </FilterPanel>
    </>
  );
}
