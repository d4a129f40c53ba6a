import { z } from 'zod';
import { id, singleLine, text, visibleText, webAddress } from '../fields.ts';
import { File } from '../files/schemas.ts';
import { MAX_ALT, MAX_CAPTIONS, MAX_SAMPLES, MAX_SAMPLE_ABOUT, MAX_SAMPLE_TITLE } from '../limits.ts';
import { withCount } from '../numbers.ts';

const SAMPLE_KINDS = ['picture', 'document', 'link'] as const;

/** A piece of a professional's work to look at: a picture, a PDF, or a page elsewhere. */
export const Sample = z.strictObject({
  id,
  serviceId: id.nullable().describe('the service that it is of; null: the profile'),
  kind: z.enum(SAMPLE_KINDS),
  title: z.string(),
  about: z.string(),
  file: File.nullable().describe('null for a link'),
  alt: z.string().describe('what a picture shows'),
  url: z.string().nullable().describe('never fetched by Parley'),
});
export type Sample = z.infer<typeof Sample>;

const HTTPS = /*i18n*/ 'Enter a web address that starts with https://.';
const ONE = /*i18n*/ 'Add a file or a web address, not both.';

export const NewSample = z
  .strictObject({
    title: singleLine(1, MAX_SAMPLE_TITLE, /*i18n*/ 'Write a title.'),
    about: text(0, MAX_SAMPLE_ABOUT).default(''),
    fileId: id.nullable().default(null).describe('one of your images or PDFs'),
    alt: text(0, MAX_ALT).default(''),
    url: webAddress
      .refine((address) => address.startsWith('https://'), { error: HTTPS })
      .nullable()
      .default(null),
  })
  .refine(({ fileId, url }) => (fileId === null) !== (url === null), { path: ['url'], error: ONE });
export type NewSample = z.input<typeof NewSample>;

export const NewSamples = z.strictObject({
  serviceId: id.nullable().describe('one of your services; null: the profile'),
  samples: z
    .array(NewSample)
    .max(MAX_SAMPLES, { error: withCount(/*i18n*/ 'At most {count} work samples.', MAX_SAMPLES) }),
});

/** A professional, seen or heard in at most 30 seconds. */
export const Hello = z.strictObject({
  kind: z.enum(['video', 'audio']),
  file: File,
  seconds: z.number().describe('how long it is'),
  captions: z.string().describe('what is said, as typed'),
  captionsUrl: z.string().describe('the same as WebVTT'),
});
export type Hello = z.infer<typeof Hello>;

export const NewHello = z.strictObject({
  fileId: id.describe('one of your recordings, uploaded as such'),
  captions: visibleText(1, MAX_CAPTIONS, /*i18n*/ 'Write the captions.').describe(
    'what is said, each line shown as long as it takes to say',
  ),
});
