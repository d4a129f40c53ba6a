import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { FacetCounts } from '@parley/contract/services/facets.ts';
import { ChipSelect } from '../../ui/form/ChipSelect.tsx';
import { FilterSwitch } from '../../ui/list/Filters.tsx';
import { type Facets, RATINGS, windowIn } from './facets.ts';
import { HoursFilter } from './HoursFilter.tsx';
import { KindFilters, PricingFilters } from './KindFilters.tsx';

interface Props {
  facets: Facets;
  disciplines: readonly Discipline[];
  onChange: (change: Partial<Facets>) => void;
  wide: boolean;
  /** Professionals have no price filter. */
  ofPeople: boolean;
  counts?: Partial<FacetCounts> | undefined;
}

/** The filters of services, or of professionals. */
export function ServiceFilters({ facets, disciplines, onChange, wide, ofPeople, counts }: Props) {
  const { t } = useLingui();
  return (
    <>
      <HoursFilter window={windowIn(facets)} onChange={onChange} wide={wide} />
      <KindFilters
        facets={facets}
        disciplines={disciplines}
        experienceLabel={t`Experience`}
        onChange={onChange}
        wide={wide}
        counts={counts}
      />
      {!ofPeople && (
        <PricingFilters
          facets={facets}
          label={t`Price`}
          any={t`Any price`}
          onChange={onChange}
          wide={wide}
          counts={counts}
        />
      )}
      <ChipSelect
        label={t`Rating`}
        name="minRating"
        any={t`Any rating`}
        options={RATINGS}
        value={facets.minRating}
        counts={counts?.minRatings}
        onChange={(minRating) => onChange({ minRating })}
        wide={wide}
      />
      <FilterSwitch
        label={t`Available now`}
        isOn={facets.availableNow === true}
        onChange={(isOn) => onChange({ availableNow: isOn || undefined })}
        wide={wide}
      />
    </>
  );
}
