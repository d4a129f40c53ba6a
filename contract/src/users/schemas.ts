import { z } from 'zod';
import { ROLES } from '../access.ts';
import {
  anyCents,
  cents,
  description,
  experience,
  id,
  instant,
  line,
  personName,
  rating,
  skills,
  text,
  timeZone,
  webAddress,
} from '../fields.ts';
import {
  MAX_CATEGORIES,
  MAX_DISPLAY_NAME,
  MAX_LANGUAGE,
  MAX_LANGUAGES,
  MAX_LANGUAGE_TAG,
  MAX_LINKS,
  MAX_LINK_LABEL,
  MAX_NAME,
  MAX_TITLE,
  MIN_LANGUAGE,
  MIN_TITLE,
} from '../limits.ts';
import { COUNTRIES } from './countries.ts';

const clockHours = z.literal([12, 24]).describe('5:15 PM or 17:15');
const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Choose one of the languages.')
  .max(MAX_LANGUAGE_TAG);

/** A person inside another shape. */
export const Person = z.strictObject({
  id,
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  timeZone: z.string(),
});
export type Person = z.infer<typeof Person>;

/** A bookable stretch of time, [from, to). */
export const Stretch = z.strictObject({ from: instant, to: instant });
export type Stretch = z.infer<typeof Stretch>;

/** A professional as every card shows them; `free` holds the bookable stretches of the next 48 h. */
export const ProfessionalCard = Person.extend({
  headline: z.string(),
  discipline: z.string().nullable().describe('the name of the first discipline they work in'),
  country: z.string().nullable().describe('its name in English'),
  rating,
  completedJobs: z.int(),
  medianResponseMinutes: z.number().nullable().describe('minutes; null = not enough data'),
  hourlyRateCents: anyCents.nullable(),
  nextAvailableAt: instant
    .nullable()
    .describe(
      'when a consultation (of this service, else the shortest offered) can begin; null = not within two weeks',
    ),
  free: z.array(Stretch).describe('where such a consultation fits in the next 48 hours'),
});
export type ProfessionalCard = z.infer<typeof ProfessionalCard>;

export const Me = z.strictObject({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  role: z.enum(ROLES),
  timeZone: z.string(),
  clockHours,
  language: z.string().describe('BCP 47'),
  avatarUrl: z.string().nullable(),
  createdAt: instant,
  rating,
});
export type Me = z.infer<typeof Me>;

export const UpdateMe = z.strictObject({
  firstName: personName(MAX_NAME),
  lastName: personName(MAX_NAME),
  displayName: personName(MAX_DISPLAY_NAME),
  timeZone,
  clockHours: clockHours.optional().describe('how times are written; left out for the same'),
  language: language.optional().describe('BCP 47; left out for the same'),
  avatarFileId: id.nullable().optional().describe('a picture of mine; null for none, left out for the same'),
});

const named = z.strictObject({ id, name: z.string() });
export const Link = z.strictObject({ label: text(1, MAX_LINK_LABEL), url: webAddress });

export const Profile = z.strictObject({
  userId: id,
  headline: z.string(),
  bio: z.string(),
  country: z.enum(COUNTRIES).nullable().describe('ISO 3166-1 alpha-2'),
  languages: z.array(z.string()),
  experience: experience.nullable(),
  disciplines: z.array(named),
  categories: z.array(named.extend({ disciplineId: id })),
  skills: z.array(z.string()),
  hourlyRateCents: anyCents.nullable(),
  links: z.array(Link),
});
/** One's own profile; initialised once headline, bio, experience and at least one category are there. */
export const OwnProfile = Profile.extend({ initialised: z.boolean(), payoutsEnabled: z.boolean() });
export type OwnProfile = z.infer<typeof OwnProfile>;

/** What is left out is kept, so that the wizard can save each step. */
export const UpdateProfile = z
  .strictObject({
    headline: line(MIN_TITLE, MAX_TITLE),
    bio: description,
    country: z.enum(COUNTRIES, { error: 'Choose a country from the list.' }).nullable(),
    languages: z
      .array(text(MIN_LANGUAGE, MAX_LANGUAGE))
      .max(MAX_LANGUAGES, { error: `At most ${MAX_LANGUAGES} languages.` }),
    experience,
    categoryIds: z
      .array(id)
      .min(1, { error: 'Choose at least one category.' })
      .max(MAX_CATEGORIES, { error: `At most ${MAX_CATEGORIES}.` }),
    skills,
    hourlyRateCents: cents.nullable(),
    links: z.array(Link).max(MAX_LINKS, { error: `At most ${MAX_LINKS} links.` }),
  })
  .partial();

/** The public profile: the card and what stands behind it. */
export const PublicProfile = ProfessionalCard.extend({
  bio: z.string(),
  languages: z.array(z.string()),
  experience: experience.nullable(),
  disciplines: z.array(named),
  categories: z.array(named.extend({ disciplineId: id })),
  skills: z.array(z.string()),
  links: z.array(Link),
  memberSince: instant,
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** A person as admins see them. */
export const AdminUser = Me.omit({ clockHours: true, language: true }).extend({
  disabledAt: instant.nullable(),
  disabledReason: z.string().nullable(),
  closedAt: instant.nullable().describe('closed for good; what is left has no name'),
  runningJobs: z.int(),
  completedJobs: z.int(),
});
export type AdminUser = z.infer<typeof AdminUser>;
