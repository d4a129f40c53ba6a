import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { FacetCounts } from '@parley/contract/services/facets.ts';
import { PRICE_STEPS } from '@parley/contract/services/steps.ts';
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
  /** How many services each choice would leave. */
  counts?: Partial<FacetCounts> | undefined;
}

/** Filters by discipline and experience. */
export function KindFilters({
  facets: { disciplineId, categoryId, experience },
  disciplines,
  experienceLabel,
  onChange,
  wide,
  counts,
}: Props & { disciplines: readonly Discipline[]; experienceLabel: string }) {
  const { t } = useLingui();
  return (
    <>
      <DisciplineFilter
        disciplines={disciplines}
        query={{ disciplineId, categoryId }}
        counts={counts?.disciplines && { ...counts, disciplines: counts.disciplines }}
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
  counts,
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
        counts={counts?.pricings}
        onChange={(changed) => onChange({ pricing: changed })}
        wide={wide}
      />
      <PriceFilter
        label={label}
        any={any}
        range={{ minCents, maxCents }}
        onChange={onChange}
        wide={wide}
        steps={
          counts?.maxCents && PRICE_STEPS.map((cents) => ({ cents, count: counts.maxCents?.[cents] ?? 0 }))
        }
      />
    </>
  );
}
