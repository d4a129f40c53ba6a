import type { PublicProfile } from '@parley/contract/users/schemas.ts';
import { paths } from '../paths.ts';
import type { StructuredData } from '../platform/page-meta.ts';
import { absoluteUrl } from '../platform/root-data.ts';

/** A rating as schema.org data; empty before the first review. */
export function ratingStructuredData({
  average,
  count,
}: {
  average: number | null;
  count: number;
}): StructuredData {
  if (average === null || count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average.toFixed(2),
      reviewCount: count,
      bestRating: 5,
    },
  };
}

/** A professional's profile as schema.org data. */
export function professionalStructuredData(
  profile: PublicProfile,
  matches: Parameters<typeof absoluteUrl>[0],
): StructuredData {
  const { id, displayName, headline, bio, country, languages, skills, links, avatarUrl, memberSince } =
    profile;
  return {
    '@type': 'ProfilePage',
    dateCreated: memberSince,
    mainEntity: {
      '@type': 'Person',
      name: displayName,
      jobTitle: headline,
      description: bio,
      url: absoluteUrl(matches, paths.professional(id)),
      knowsLanguage: languages,
      knowsAbout: skills,
      sameAs: links.map(({ url }) => url),
      ...(avatarUrl && { image: absoluteUrl(matches, avatarUrl) }),
      ...(country && { homeLocation: { '@type': 'Country', name: country } }),
    },
  };
}
