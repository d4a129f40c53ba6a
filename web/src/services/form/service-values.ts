import { t } from '@lingui/core/macro';
import type { Image } from '@parley/contract/files/schemas.ts';
import type { Service, ServiceCard } from '@parley/contract/services/schemas.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { Experience } from '../../users/experience.ts';
import { EMPTY_OFFER, offerCardOf, offerOf, type OfferValues } from './offer-values.ts';

/** The form values of a service. */
export interface ServiceValues extends OfferValues {
  priceCents: number | null;
  consultationMinutes: number;
  instantBooking: boolean;
  active: boolean;
  images: Image[];
}

interface Profile {
  experience: Experience | null;
  categories: { id: string; disciplineId: string }[];
}

/** A new service, prefilled from the profile. */
export function newService({ experience, categories }: Profile): ServiceValues {
  const [only] = categories.length === 1 ? categories : [];
  return {
    ...EMPTY_OFFER,
    disciplineId: only?.disciplineId ?? '',
    categoryId: only?.id ?? '',
    experience,
    priceCents: null,
    consultationMinutes: 30,
    instantBooking: false,
    active: true,
    images: [],
  };
}

export function valuesOf(service: Service): ServiceValues {
  const { priceCents, consultationMinutes, instantBooking, active, images } = service;
  return { ...offerOf(service), priceCents, consultationMinutes, instantBooking, active, images };
}

/** The values as they are sent: images as file ids with alt texts. */
export function readValues({ images, ...rest }: ServiceValues) {
  const named = images.map(({ id, alt }) => ({ fileId: id, ...(alt.trim() && { alt: alt.trim() }) }));
  return { ...rest, images: named };
}

interface CardContext {
  professional: ProfessionalCard;
  /** The existing service, when editing. */
  service?: Service;
  now: string;
}

/** The card that the form's values produce. */
export function cardOf(values: ServiceValues, { professional, service, now }: CardContext): ServiceCard {
  const { consultationMinutes } = values;
  return {
    ...offerCardOf(values, t`Your title`),
    id: service?.id ?? '',
    priceCents: Math.max(0, values.priceCents ?? 0),
    consultationMinutes,
    rating: service?.rating ?? { average: null, count: 0 },
    createdAt: service?.createdAt ?? now,
    professional,
    image: values.images[0] ?? null,
  };
}
