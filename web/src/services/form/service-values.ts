import type { Image } from '@parley/contract/files/schemas.ts';
import type { Service, ServiceCard } from '@parley/contract/services/schemas.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { Experience } from '../../users/experience.ts';
import type { Pricing } from './pricing.ts';

/** A service as its form holds it. */
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

/** A service yet to be written, begun from what the profile says. */
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

/** The values as they are sent: of the pictures their ids and what they show. */
export function readValues({ images, ...rest }: ServiceValues) {
  const named = images.map(({ id, alt }) => ({ fileId: id, ...(alt.trim() && { alt: alt.trim() }) }));
  return { ...rest, images: named };
}

interface Around {
  professional: ProfessionalCard;
  /** What is listed already, while it is changed. */
  service?: Service;
  now: string;
}

/** The card that the typed values make. */
export function cardOf(values: ServiceValues, { professional, service, now }: Around): ServiceCard {
  const { title, disciplineId, categoryId, pricing, consultationMinutes } = values;
  return {
    id: service?.id ?? '',
    title: title.trim() || 'Your title',
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
