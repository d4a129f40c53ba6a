import { t } from '@lingui/core/macro';
import type { Image } from '@parley/contract/files/schemas.ts';
import type { Service, ServiceCard } from '@parley/contract/services/schemas.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { Experience } from '../../users/experience.ts';
import type { Pricing } from './pricing.ts';

/** The form values of a service. */
export interface ServiceValues {
  title: string;
  description: string;
  disciplineId: string;
  categoryId: string;
  skills: string[];
  experience: Experience | null;
  pricing: Pricing;
  priceCents: number | null;
  consultationMinutes: number;
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
    title: '',
    description: '',
    disciplineId: only?.disciplineId ?? '',
    categoryId: only?.id ?? '',
    skills: [],
    experience,
    pricing: 'FIXED',
    priceCents: null,
    consultationMinutes: 30,
    active: true,
    images: [],
  };
}

export function valuesOf(service: Service): ServiceValues {
  const { title, description, disciplineId, categoryId, skills, active } = service;
  const { experience, pricing, priceCents, consultationMinutes, images } = service;
  return {
    title,
    description,
    disciplineId,
    categoryId,
    skills,
    experience,
    pricing,
    priceCents,
    consultationMinutes,
    active,
    images,
  };
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
  const { title, disciplineId, categoryId, pricing, consultationMinutes } = values;
  return {
    id: service?.id ?? '',
    title: title.trim() || t`Your title`,
    disciplineId,
    categoryId,
    experience: values.experience ?? 12,
    pricing,
    priceCents: Math.max(0, values.priceCents ?? 0),
    consultationMinutes,
    rating: service?.rating ?? { average: null, count: 0 },
    createdAt: service?.createdAt ?? now,
    professional,
    image: values.images[0] ?? null,
  };
}
