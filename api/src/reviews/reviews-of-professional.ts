import type { ProfessionalReviews } from '@parley/contract/reviews/schemas.ts';
import { instantKeyOf, pageOf } from '../platform/database/cursor.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { isProfessional, praiseOf, ratingsOf, reviewsAbout } from './queries-professional.ts';

interface ReviewsQuery {
  serviceId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function reviewsOfProfessional(
  { db }: Platform,
  professionalId: string,
  { serviceId, cursor, limit }: ReviewsQuery,
): Promise<ProfessionalReviews> {
  const after = instantKeyOf(cursor);
  if (!(await isProfessional(db, professionalId))) refuse('not_found');
  const [ratings, praise, rows] = await Promise.all([
    ratingsOf(db, professionalId, serviceId),
    praiseOf(db, professionalId, serviceId),
    reviewsAbout(db, professionalId, { serviceId, after, limit }),
  ]);
  return {
    ...ratings,
    praise,
    ...pageOf(rows, limit, ({ publishedAt, createdAt, id }) => [publishedAt ?? createdAt, id]),
  };
}
