import { z } from 'zod';
import { ROLES } from '../access.ts';
import {
  anyCents,
  cents,
  distinct,
  experience,
  firstName,
  id,
  instant,
  lastName,
  singleLine,
  personName,
  rating,
  skills,
  text,
  timeZone,
  visibleText,
  webAddress,
} from '../fields.ts';
import {
  MAX_CATEGORIES,
  MAX_DESCRIPTION,
  MAX_DISPLAY_NAME,
  MAX_LANGUAGE,
  MAX_LANGUAGES,
  MAX_LANGUAGE_TAG,
  MAX_LINKS,
  MAX_LINK_LABEL,
  MAX_TITLE,
  MIN_LANGUAGE,
  MIN_TITLE,
} from '../limits.ts';
import { COUNTRIES } from './countries.ts';
import { withCount } from '../numbers.ts';
import { languageNamed } from './languages.ts';

const clockHours = z.literal([12, 24]).describe('12 (5:15 PM) or 24 (17:15)');
const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, /*i18n*/ 'Choose one of the languages.')
  .max(MAX_LANGUAGE_TAG);

/** A person inside another shape. */
export const Person = z.strictObject({
  id,
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  timeZone: z.string(),
});
export type Person = z.infer<typeof Person>;

/** Of the reader and another person. */
export const Contact = z.strictObject({
  isBlocked: z.boolean().describe('whether either has blocked the other; which of them isn’t said'),
});
export type Contact = z.infer<typeof Contact>;
/** Someone the reader has blocked. */
export const BlockedPerson = Person.extend({ role: z.enum(ROLES), blockedAt: instant });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

/** "Came to 23 of 24 consultations"; null until three have counted. */
export const AttendanceRecord = z
  .strictObject({ came: z.int(), of: z.int() })
  .nullable()
  .describe('how many consultations they came to, of how many that counted; null until three have');
export type AttendanceRecord = z.infer<typeof AttendanceRecord>;
export type AttendanceCount = NonNullable<AttendanceRecord>;

/** A bookable time span, [from, to). */
export const Stretch = z.strictObject({ from: instant, to: instant });
export type Stretch = z.infer<typeof Stretch>;

/** A professional as every card shows them; `free` holds the bookable time spans of the coming week. */
export const ProfessionalCard = Person.extend({
  headline: z.string(),
  discipline: z.string().nullable().describe('the name of their first discipline'),
  country: z.string().nullable().describe('the country’s name in English'),
  rating,
  completedJobs: z.int(),
  medianResponseMinutes: z.number().nullable().describe('minutes; null if there is not enough data'),
  attendance: AttendanceRecord,
  hourlyRateCents: anyCents.nullable(),
  nextAvailableAt: instant
    .nullable()
    .describe(
      'when the next consultation (of this service, or else the shortest one) can start; null if not within two weeks',
    ),
  consultationMinutes: z.int().describe('how long such a consultation is'),
  free: z.array(Stretch).describe('where one fits within the next seven days, each from a possible start on'),
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
  bouncedAt: instant
    .nullable()
    .describe('since when emails to this address come back and only codes are sent; null if they arrive'),
});
export type Me = z.infer<typeof Me>;

export const UpdateMe = z.strictObject({
  firstName,
  lastName,
  displayName: personName(MAX_DISPLAY_NAME, /*i18n*/ 'Enter a display name.'),
  timeZone,
  clockHours: clockHours.optional().describe('the clock that times are written in; omit to keep it'),
  language: language.optional().describe('BCP 47; omit to keep it'),
  avatarFileId: id.nullable().optional().describe('one of your images; null removes it, omit to keep it'),
});

const named = z.strictObject({ id, name: z.string() });
export const Link = z.strictObject({
  label: text(1, MAX_LINK_LABEL, /*i18n*/ 'Enter the link’s name.'),
  url: webAddress,
});

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
/** One's own profile; initialised once it has a headline, bio, experience and at least one category. */
export const OwnProfile = Profile.extend({ initialised: z.boolean(), payoutsEnabled: z.boolean() });
export type OwnProfile = z.infer<typeof OwnProfile>;

/** Omitted fields stay as they are, so that the wizard can save each step. */
export const UpdateProfile = z
  .strictObject({
    headline: singleLine(MIN_TITLE, MAX_TITLE, /*i18n*/ 'Write a headline.'),
    bio: visibleText(1, MAX_DESCRIPTION, /*i18n*/ 'Write something about yourself.'),
    country: z.enum(COUNTRIES, { error: /*i18n*/ 'Choose a country from the list.' }).nullable(),
    languages: z
      .array(text(MIN_LANGUAGE, MAX_LANGUAGE))
      .max(MAX_LANGUAGES, { error: withCount(/*i18n*/ 'At most {count} languages.', MAX_LANGUAGES) })
      .overwrite((languages) => distinct(languages.map(languageNamed))),
    experience,
    categoryIds: z
      .array(id)
      .min(1, { error: /*i18n*/ 'Choose at least one category.' })
      .max(MAX_CATEGORIES, { error: withCount(/*i18n*/ 'At most {count} categories.', MAX_CATEGORIES) }),
    skills,
    hourlyRateCents: cents.nullable(),
    links: z.array(Link).max(MAX_LINKS, { error: withCount(/*i18n*/ 'At most {count} links.', MAX_LINKS) }),
  })
  .partial();

/** The public profile: the card and its details. */
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
  closedAt: instant.nullable().describe('closed permanently; personal data is gone'),
  runningJobs: z.int(),
  completedJobs: z.int(),
  bounceReason: z.string().nullable().describe('what the mail server said when an email last came back'),
  softBounces: z.int().describe('how often one came back for a passing reason, like a full mailbox'),
});
export type AdminUser = z.infer<typeof AdminUser>;
