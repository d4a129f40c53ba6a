import { z } from 'zod';
import { id } from '../fields.ts';
import { JobPostingCard } from '../job-postings/schemas.ts';
import { ServiceCard } from '../services/schemas.ts';

export const Favorites = z.strictObject({ services: z.array(id), jobPostings: z.array(id) });
export type Favorites = z.infer<typeof Favorites>;
export const FavoriteCards = z.strictObject({
  services: z.array(ServiceCard),
  jobPostings: z.array(JobPostingCard),
});
export type FavoriteCards = z.infer<typeof FavoriteCards>;
