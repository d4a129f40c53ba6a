import type { Experience } from '../../users/experience.ts';
import type { Pricing } from './pricing.ts';

/** What a service and a job posting both say about the work. */
export interface OfferValues {
  title: string;
  description: string;
  disciplineId: string;
  categoryId: string;
  skills: string[];
  experience: Experience | null;
  pricing: Pricing;
}

export const EMPTY_OFFER: OfferValues = {
  title: '',
  description: '',
  disciplineId: '',
  categoryId: '',
  skills: [],
  experience: null,
  pricing: 'FIXED',
};

/** The part of a service or a posting that both forms edit. */
export function offerOf(offer: OfferValues): OfferValues {
  const { title, description, disciplineId, categoryId, skills, experience, pricing } = offer;
  return { title, description, disciplineId, categoryId, skills, experience, pricing };
}

/** The same as a card shows it while it is being written. */
export function offerCardOf(
  { title, disciplineId, categoryId, experience, pricing }: OfferValues,
  untitled: string,
) {
  return { title: title.trim() || untitled, disciplineId, categoryId, experience: experience ?? 12, pricing };
}
