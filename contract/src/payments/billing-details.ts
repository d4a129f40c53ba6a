import { z } from 'zod';
import { singleLine } from '../fields.ts';
import {
  MAX_ADDRESS_LINE,
  MAX_ADDRESS_LINES,
  MAX_BILLING_NAME,
  MAX_TAX_ID,
  MAX_VAT_HUNDREDTHS,
  MAX_VAT_LABEL,
} from '../limits.ts';
import { withCount } from '../numbers.ts';
import { COUNTRIES } from '../users/countries.ts';

const PERCENT = /*i18n*/ 'Enter a percentage from 0 to 100, like 19 or 7.5.';

/** Who somebody is on an invoice. */
export const BillingIdentity = z.strictObject({
  name: singleLine(1, MAX_BILLING_NAME).nullable().describe('the display name if there is none'),
  address: z
    .array(singleLine(1, MAX_ADDRESS_LINE))
    .max(MAX_ADDRESS_LINES, { error: withCount(/*i18n*/ 'At most {count} lines.', MAX_ADDRESS_LINES) })
    .describe('line by line, without the country'),
  country: z
    .enum(COUNTRIES, { error: /*i18n*/ 'Choose a country from the list.' })
    .nullable()
    .describe('ISO 3166-1 alpha-2'),
  taxId: singleLine(1, MAX_TAX_ID).nullable(),
});
export type BillingIdentity = z.infer<typeof BillingIdentity>;

/** The same, with the VAT that they charge as an issuer. */
export const BillingDetails = BillingIdentity.extend({
  vatLabel: singleLine(1, MAX_VAT_LABEL).nullable().describe('what the tax is called, such as VAT'),
  vatHundredths: z
    .int({ error: PERCENT })
    .min(0, { error: PERCENT })
    .max(MAX_VAT_HUNDREDTHS, { error: PERCENT })
    .nullable()
    .describe('the rate in hundredths of a percent; included in the price'),
})
  .refine(({ vatLabel, vatHundredths }) => vatLabel === null || vatHundredths !== null, {
    path: ['vatHundredths'],
    error: /*i18n*/ 'Enter the rate, or remove the name of the tax.',
  })
  .refine(({ vatLabel, vatHundredths }) => vatHundredths === null || vatLabel !== null, {
    path: ['vatLabel'],
    error: /*i18n*/ 'Enter what the tax is called, or remove the rate.',
  });
export type BillingDetails = z.infer<typeof BillingDetails>;

/** The tax that a price has in it, in cents; half a cent rounds up. */
export function vatIn(totalCents: number, hundredths: number | null): number {
  if (hundredths === null) return 0;
  const whole = 10_000 + hundredths;
  return Math.floor((2 * totalCents * hundredths + whole) / (2 * whole));
}
