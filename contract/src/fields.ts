import {
  MAX_CENTS,
  MAX_CURSOR,
  MAX_DESCRIPTION,
  MAX_EMAIL,
  MAX_ESTIMATED_DAYS,
  MAX_MINUTES,
  MAX_NAME,
  MAX_PAGE_SIZE,
  MAX_SEARCH,
  MAX_SKILL,
  MAX_SKILLS,
  MAX_SKILLS_SEARCH,
  MAX_TIME_ZONE,
  MAX_TITLE,
  MAX_WEB_ADDRESS,
  MINUTES_STEP,
  MIN_CENTS,
  MIN_ESTIMATED_DAYS,
  MIN_MINUTES,
  MIN_TITLE,
  PAGE_SIZE,
  minCents,
  minConsultationCents,
} from './limits.ts';
import { z } from 'zod';
import { withMoney } from './money.ts';
import { isReservedName } from './reserved-names.ts';
import { isTimeZone } from './reader-time.ts';
import { COUNTED_TO, groupDigits, withCount } from './numbers.ts';

/** The shared schema fields; each states its unit and limits and words its own error. */
export const id = z.uuid({ error: /*i18n*/ 'This isn’t a valid ID.' });
const INSTANT = /*i18n*/ 'Enter a time in UTC, like 2026-11-24T14:15:00.000Z.';
const DATE = /*i18n*/ 'Enter a date, like 2026-11-24.';
// PostgreSQL has no year 0: the year before 1 is 1 BC.
const hasYear = (value: string) => !value.startsWith('0000');
export const instant = z.iso.datetime({ error: INSTANT }).refine(hasYear, { error: INSTANT });
export const date = z.iso.date({ error: DATE }).refine(hasYear, { error: DATE });
/** In hundredths of the currency of the installation. */
export const anyCents = z.int({ error: /*i18n*/ 'Enter a whole number of cents.' }).describe('cents');
export const TOO_MUCH = withMoney(/*i18n*/ 'The maximum is {count}.', () => MAX_CENTS);
export const upToMaxCents = anyCents.max(MAX_CENTS, { error: TOO_MUCH });
const TOO_LITTLE = withMoney(/*i18n*/ 'The minimum is {count}.', minCents);
/** What can be paid by card. */
export const cents = upToMaxCents
  .min(MIN_CENTS, { error: TOO_LITTLE, abort: true })
  .refine((amount) => amount >= minCents(), { error: TOO_LITTLE });
/** What a consultation costs; 0 is free. */
export const consultationCents = upToMaxCents
  .refine((price) => price === 0 || price >= minConsultationCents(), {
    error: withMoney(
      /*i18n*/ 'The minimum is {count}. Leave it empty for a free consultation.',
      minConsultationCents,
    ),
  })
  .describe('cents; 0 is free');
export const minutes = z
  .int({ error: /*i18n*/ 'Enter whole minutes.' })
  .min(MIN_MINUTES, { error: withCount(/*i18n*/ 'At least {count} minutes.', MIN_MINUTES) })
  .max(MAX_MINUTES, { error: withCount(/*i18n*/ 'At most {count} minutes.', MAX_MINUTES) })
  .multipleOf(MINUTES_STEP, {
    error: withCount(/*i18n*/ 'Choose a multiple of {count} minutes.', MINUTES_STEP),
  })
  .describe('minutes, from 15 to 120 in steps of 15');
/** How long the work takes, from the hire on. */
export const estimatedDays = z
  .int({ error: /*i18n*/ 'Enter whole days.' })
  .min(MIN_ESTIMATED_DAYS, { error: /*i18n*/ 'At least one day.' })
  .max(MAX_ESTIMATED_DAYS, { error: withCount(/*i18n*/ 'At most {count} days.', MAX_ESTIMATED_DAYS) });

const REQUIRED = /*i18n*/ 'This is required.';
const AT_LEAST = /*i18n*/ 'At least {count} characters.';
const AT_MOST = /*i18n*/ 'At most {count} characters.';

/** Trimmed user input, so that white space alone counts as empty. Limits in characters; `missing` asks for what isn't there. */
export function text(least: number, most: number, missing: string = REQUIRED) {
  return z
    .string({ error: missing })
    .trim()
    .min(least, { error: ({ input }) => (input === '' ? missing : withCount(AT_LEAST, least)) })
    .max(most, { error: withCount(AT_MOST, groupDigits(most)) });
}

/** Text kept as typed, white space included; all line breaks become \n. */
export function draft(most: number) {
  return z
    .string({ error: REQUIRED })
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n'))
    .max(most, { error: withCount(AT_MOST, groupDigits(most)) });
}

const INVISIBLE = /[\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Text with at least one visible character. */
export function visibleText(least: number, most: number, missing: string = REQUIRED) {
  return text(least, most, missing).refine(
    (value) => value === '' || value.replaceAll(INVISIBLE, '') !== '',
    {
      error: missing,
      abort: true,
    },
  );
}

const BREAKS_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** One line that we quote in our own sentences, such as a name: no line breaks or direction overrides. */
export function singleLine(least: number, most: number, missing?: string) {
  return visibleText(least, most, missing).refine((value) => !BREAKS_A_LINE.test(value), {
    error: /*i18n*/ 'Remove line breaks and hidden characters.',
    abort: true,
  });
}

/** Joiners and variation selectors where scripts and emoji need them; anywhere else they could hide text. */
const JOINS = new RegExp(
  [
    String.raw`(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Mn}\p{Mc}])[\u200C\u200D](?=[\p{L}\p{M}])`,
    String.raw`(?<=[\p{ExtPict}\p{EMod}\uFE0F])\u200D(?=\p{ExtPict})`,
    String.raw`(?<=\p{ExtPict})\uFE0F`,
  ].join('|'),
  'gu',
);
const HIDDEN = /[\p{Cf}\p{Co}\p{DI}\u2800]/u;
/** Thai, Arabic, Hindi and Vietnamese need up to three marks on a letter. */
const STACKED = /\p{M}{4}|\p{Me}/u;
const LEADS_AWAY = /[/\\\u2044\u2215\u29F8]|:\/\/|www\./iu;

/** A person’s name, as shown in emails and beside what they write: no links, nothing hidden, and not ours. */
export function personName(most: number, missing?: string) {
  return singleLine(1, most, missing)
    .refine((name) => !LEADS_AWAY.test(name.normalize('NFKC')), {
      error: /*i18n*/ 'A name can’t contain a web address or a slash.',
      abort: true,
    })
    .refine((name) => !HIDDEN.test(name.replaceAll(JOINS, '')), {
      error: /*i18n*/ 'A name can’t contain invisible characters.',
      abort: true,
    })
    .refine((name) => !STACKED.test(name.normalize('NFC')), {
      error: /*i18n*/ 'A name can’t have that many accents on one letter.',
      abort: true,
    })
    .refine((name) => !isReservedName(name), { error: RESERVED });
}
export const RESERVED = /*i18n*/ 'This name is reserved for Parley’s own team. Use your own name.';
export const firstName = personName(MAX_NAME, /*i18n*/ 'Enter your first name.');
export const lastName = personName(MAX_NAME, /*i18n*/ 'Enter your last name.');

export const title = singleLine(MIN_TITLE, MAX_TITLE, /*i18n*/ 'Write a title.');
export const description = visibleText(1, MAX_DESCRIPTION, /*i18n*/ 'Write a description.');

export const skills = z
  .array(text(1, MAX_SKILL))
  .max(MAX_SKILLS, { error: withCount(/*i18n*/ 'At most {count} skills.', MAX_SKILLS) })
  .overwrite((words) => distinct(words));

/** Removes duplicates ignoring case; the first spelling wins. */
export function distinct(words: readonly string[]): string[] {
  const known = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]));
  return [...new Set(words.map((word) => known.get(word.toLowerCase()) ?? word))];
}

/** Longer top-level domains than the specification's 2 to 3 characters, which would refuse real addresses. */
export const email = z
  .string({ error: /*i18n*/ 'Enter your email address.' })
  .trim()
  .max(MAX_EMAIL, { error: withCount(AT_MOST, MAX_EMAIL) })
  .regex(/^[\w']+(?:[.+-]+[\w']+)*@[A-Za-z0-9]+(?:[.-]+[A-Za-z0-9]+)*\.[A-Za-z]{2,24}$/, {
    error: /*i18n*/ 'Enter an email address, like name@example.com.',
  });
export const webAddress = z
  .url({ protocol: /^https?$/, error: /*i18n*/ 'Enter a web address that starts with http:// or https://.' })
  .max(MAX_WEB_ADDRESS, { error: withCount(AT_MOST, MAX_WEB_ADDRESS) });

export const timeZone = z
  .string({ error: /*i18n*/ 'Choose a time zone.' })
  .max(MAX_TIME_ZONE)
  .refine(isTimeZone, { error: /*i18n*/ 'Choose a time zone, like Europe/Berlin.' })
  .describe('IANA time zone');
export const EXPERIENCES = [12, 36, 60] as const;
export const experience = z
  .union([z.literal(12), z.literal(36), z.literal(60)], { error: /*i18n*/ 'Choose an experience level.' })
  .describe('months: Beginner 12, Intermediate 36, Expert 60');
export const PRICINGS = ['FIXED', 'HOURLY'] as const;
export const pricing = z.enum(PRICINGS, { error: /*i18n*/ 'Choose fixed or hourly pricing.' });

export const nothing = z.strictObject({});
export const byId = z.strictObject({ id });
export const search = text(1, MAX_SEARCH);
/** More than anybody can have find nothing. */
export const searchedSkills = text(1, MAX_SKILLS_SEARCH)
  .refine((typed) => typed.split(',').length <= MAX_SKILLS, {
    error: withCount(/*i18n*/ 'At most {count} skills.', MAX_SKILLS),
  })
  .describe('comma-separated; results have all of them');
export const limit = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE);
export const cursor = z.string().min(1).max(MAX_CURSOR).optional();
export const url = z.strictObject({ url: z.string() });

/** A page of a list; `nextCursor` is null at the end. */
export function page<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable() });
}
/** Same, with the total. */
const total = z
  .int()
  .describe(`exact up to ${COUNTED_TO}; ${COUNTED_TO + 1} stands for that and everything beyond`);
export function countedPage<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), nextCursor: z.string().nullable(), total });
}

/** How the words of a search were read. */
export const SearchReading = z.strictObject({
  corrected: z
    .string()
    .nullable()
    .describe('what the results are for, where the typed words found nothing: typing errors corrected'),
  suggested: z.string().nullable().describe('a corrected search that finds more than the typed words'),
  isPartial: z.boolean().describe('nothing has all of the words; the results have some'),
});
export type SearchReading = z.infer<typeof SearchReading>;
export const exact = z.stringbool().optional().describe('takes the words of `q` as they are typed');
/** A counted page that is found by words, too. */
export function foundPage<T extends z.ZodType>(item: T) {
  return countedPage(item).extend({ reading: SearchReading });
}

export const rating = z
  .strictObject({ average: z.number().nullable(), count: z.int() })
  .describe('published, visible reviews; average 1 to 5, null without any');
