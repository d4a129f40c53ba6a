import { t } from '@lingui/core/macro';
import type { CancellationHours } from '@parley/contract/appointments/cancel.ts';
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
  /** null: the usual hours. */
  hourSetId: string | null;
  consultationPriceCents: number | null;
  cancellationHours: CancellationHours;
  creditConsultation: boolean;
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
    hourSetId: null,
    consultationPriceCents: null,
    cancellationHours: 24,
    creditConsultation: true,
    active: true,
    images: [],
  };
}

export function valuesOf(service: Service): ServiceValues {
  const {
    priceCents,
    consultationMinutes,
    instantBooking,
    hourSetId,
    cancellationHours,
    creditConsultation,
    active,
    images,
  } = service;
  // A free one shows an empty field.
  const consultationPriceCents = service.consultationPriceCents || null;
  return {
    ...offerOf(service),
    priceCents,
    consultationMinutes,
    instantBooking,
    hourSetId,
    consultationPriceCents,
    cancellationHours,
    creditConsultation,
    active,
    images,
  };
}

/** The values as they are sent: images as file ids with alt texts, no price as free. */
export function readValues({ images, consultationPriceCents, ...rest }: ServiceValues) {
  const named = images.map(({ id, alt }) => ({ fileId: id, ...(alt.trim() && { alt: alt.trim() }) }));
  return { ...rest, consultationPriceCents: consultationPriceCents ?? 0, images: named };
}

interface CardContext {
  professional: ProfessionalCard;
  /** The existing service, when editing. */
  service?: Service;
  now: string;
}

/** The card that the form's values produce. */
export function cardOf(values: ServiceValues, { professional, service, now }: CardContext): ServiceCard {
  const { consultationMinutes, consultationPriceCents } = values;
  return {
    ...offerCardOf(values, t`Your title`),
    id: service?.id ?? '',
    priceCents: Math.max(0, values.priceCents ?? 0),
    consultationMinutes,
    consultationPriceCents: Math.max(0, consultationPriceCents ?? 0),
    rating: service?.rating ?? { average: null, count: 0 },
    createdAt: service?.createdAt ?? now,
    professional,
    image: values.images[0] ?? null,
  };
}
