import type { Service } from '@parley/contract/services/schemas.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { useNow } from '../platform/now.ts';
import { cardOf, type ServiceValues } from './service-values.ts';
import { ServiceCard } from './ServiceCard.tsx';

interface Props {
  values: ServiceValues;
  professional: ProfessionalCard;
  service?: Service;
}

/** The card as lists will show it, while it is typed. */
export function ServicePreview({ values, ...around }: Props) {
  const now = useNow();
  return <ServiceCard service={cardOf(values, { ...around, now })} corner={null} />;
}
