import { z } from 'zod';
import { id, instant, singleLine } from '../fields.ts';
import { MAX_API_KEY_NAME } from '../limits.ts';
import { passwordAgain } from './schemas.ts';
import { KEY_DAYS, SCOPES } from './scopes.ts';

const scopes = z
  .array(z.enum(SCOPES))
  .min(1, { error: /*i18n*/ 'Choose at least one permission.' })
  .max(SCOPES.length)
  .overwrite((given) => SCOPES.filter((scope) => given.includes(scope)));

export const ApiKey = z
  .strictObject({
    id,
    name: z.string(),
    ending: z.string().describe('the last characters of the key'),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: instant,
    expiresAt: instant,
    isExpired: z.boolean(),
    lastUsedAt: instant.nullable().describe('to within five minutes; null if it was never used'),
  })
  .describe('an API key, without the key itself');
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.strictObject({
  name: singleLine(1, MAX_API_KEY_NAME, /*i18n*/ 'Enter a name.'),
  scopes,
  days: z
    .union(
      KEY_DAYS.map((days) => z.literal(days)),
      { error: /*i18n*/ 'Choose how long it lasts.' },
    )
    .describe('how many days it lasts: 7, 30, 90 or 365'),
  password: passwordAgain,
});
export type NewApiKey = z.output<typeof NewApiKey>;

export const CreatedApiKey = z.strictObject({
  apiKey: ApiKey,
  secret: z.string().describe('the key itself, which can’t be shown again'),
});
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;
