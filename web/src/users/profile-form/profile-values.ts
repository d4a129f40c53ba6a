import type { OwnProfile } from '@parley/contract/users/schemas.ts';
import { countryIn } from '../countries.ts';

export interface WorkValues {
  headline: string;
  bio: string;
  experience: OwnProfile['experience'];
  categoryIds: string[];
}
export interface DetailValues {
  country: string;
  languages: string[];
  skills: string[];
  hourlyRateCents: number | null;
  links: OwnProfile['links'];
}

/** What a profile says one does, as its form holds it. */
export function workOf({ headline, bio, experience, categories }: OwnProfile): WorkValues {
  return { headline, bio, experience, categoryIds: categories.map(({ id }) => id) };
}

/** The rest of it. */
export function detailsOf(profile: OwnProfile): DetailValues {
  const { country, languages, skills, hourlyRateCents, links } = profile;
  return { country: country ?? '', languages, skills, hourlyRateCents, links };
}

/** The details as they are sent: empty links stay out, a link without a name is called after its site. */
export function readDetails({ country, links, ...rest }: DetailValues) {
  const given = links.map(({ label, url }) => ({ label: label.trim(), url: inFull(url.trim()) }));
  return {
    ...rest,
    country: countryIn(country),
    links: given
      .filter(({ label, url }) => label !== '' || url !== '')
      .map(({ label, url }) => ({ label: label || siteOf(url), url })),
  };
}

function inFull(url: string): string {
  return url === '' || /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`;
}

function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
