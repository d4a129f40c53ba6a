import type { Service, ServiceCard } from '@parley/contract/services/schemas.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { Experience } from '../users/experience.ts';
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
  };
}

export function valuesOf(service: Service): ServiceValues {
  const { title, description, disciplineId, categoryId, skills, active } = service;
  const { experience, pricing, priceCents, consultationMinutes } = service;
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
  };
}

/** The pictures of a service as they are sent: they are kept as they are. */
export function imagesOf({ images }: Pick<Service, 'images'>) {
  return images.map(({ id, alt }) => ({ fileId: id, ...(alt && { alt }) }));
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
    image: service?.images[0] ?? null,
  };
}
