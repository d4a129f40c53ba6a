import type { OwnProfile } from '@parley/contract/users/schemas.ts';
import { fullAddress } from '../../platform/form/full-address.ts';
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

/** The form values of a profile's work part. */
export function workOf({ headline, bio, experience, categories }: OwnProfile): WorkValues {
  return { headline, bio, experience, categoryIds: categories.map(({ id }) => id) };
}

/** The form values of the other part. */
export function detailsOf(profile: OwnProfile): DetailValues {
  const { country, languages, skills, hourlyRateCents, links } = profile;
  return { country: country ?? '', languages, skills, hourlyRateCents, links };
}

/** The request body: empty links are left out, and a link without a name gets its site's. */
export function readDetails({ country, links, ...rest }: DetailValues) {
  const given = links.map(({ label, url }) => ({ label: label.trim(), url: fullAddress(url) }));
  return {
    ...rest,
    country: countryIn(country),
    links: given
      .filter(({ label, url }) => label !== '' || url !== '')
      .map(({ label, url }) => ({ label: label || siteOf(url), url })),
  };
}

function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
