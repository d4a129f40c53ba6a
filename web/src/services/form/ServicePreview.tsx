import type { Service } from '@parley/contract/services/schemas.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { usePrivateImage } from '../../files/private-image.ts';
import { useNow } from '../../platform/now.ts';
import { cardOf, type ServiceValues } from './service-values.ts';
import { ServiceCard } from '../ServiceCard.tsx';

interface Props {
  values: ServiceValues;
  professional: ProfessionalCard;
  service?: Service;
}

/** The card as lists will show it, updated while typing. */
export function ServicePreview({ values, ...context }: Props) {
  const now = useNow();
  const card = cardOf(values, { ...context, now });
  const first = card.image;
  // Until the service is saved, a new image is visible only to its owner.
  const isNew = !context.service?.images.some(({ id }) => id === first?.id);
  const address = usePrivateImage(first && isNew ? first.url : null);
  const url = isNew ? address : (first?.url ?? null);
  const image = first && url !== null && url !== 'missing' ? { ...first, url } : null;
  return <ServiceCard service={{ ...card, image }} favoriteButton={null} />;
}
