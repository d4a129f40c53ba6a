import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { DisciplineFilter } from '../../disciplines/DisciplineFilter.tsx';
import { ChipSelect } from '../../ui/form/ChipSelect.tsx';
import { PriceFilter } from '../../ui/list/PriceFilter.tsx';
import { EXPERIENCES } from '../../users/experience.ts';
import type { KindFacets } from './kind-facets.ts';
import { PRICINGS } from '../form/pricing.ts';

interface Props {
  facets: KindFacets;
  onChange: (change: Partial<KindFacets>) => void;
  wide: boolean;
}

/** Filters by discipline and experience. */
export function KindFilters({
  facets: { disciplineId, categoryId, experience },
  disciplines,
  experienceLabel,
  onChange,
  wide,
}: Props & { disciplines: readonly Discipline[]; experienceLabel: string }) {
  const { t } = useLingui();
  return (
    <>
      <DisciplineFilter
        disciplines={disciplines}
        query={{ disciplineId, categoryId }}
        onChange={onChange}
        wide={wide}
      />
      <ChipSelect
        label={experienceLabel}
        name="experience"
        any={t`Any experience`}
        options={EXPERIENCES}
        value={experience}
        onChange={(changed) => onChange({ experience: changed })}
        wide={wide}
      />
    </>
  );
}

/** Filters by pricing and price. */
export function PricingFilters({
  facets: { pricing, minCents, maxCents },
  label,
  any,
  onChange,
  wide,
}: Props & { label: string; any: string }) {
  const { t } = useLingui();
  return (
    <>
      <ChipSelect
        label={t`Pricing`}
        name="pricing"
        any={t`Fixed or hourly`}
        options={PRICINGS}
        value={pricing}
        onChange={(changed) => onChange({ pricing: changed })}
        wide={wide}
      />
      <PriceFilter label={label} any={any} range={{ minCents, maxCents }} onChange={onChange} wide={wide} />
    </>
  );
}
