import { z } from 'zod';
import { instant } from '../fields.ts';

/** A stretch of text that looks the same all along. */
const Span = z.strictObject({
  text: z.string().describe('a line feed is a line break'),
  isStrong: z.boolean(),
  isEmphasized: z.boolean(),
  href: z.string().nullable().describe('where it leads: https, mailto, tel, or a path of this site'),
});
export type Span = z.infer<typeof Span>;
const spans = z.array(Span);

/** What a legal text is made of; never HTML. */
export const LegalBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), level: z.union([z.literal(3), z.literal(4)]), spans }),
  z.strictObject({ kind: z.literal('paragraph'), spans }),
  z.strictObject({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(spans) }),
]);
export type LegalBlock = z.infer<typeof LegalBlock>;

export const LegalText = z.strictObject({
  version: z.int().describe('0 until an admin changes it; grows with every change'),
  since: instant.nullable().describe('when it was last changed; null if it never was'),
  blocks: z.array(LegalBlock).nullable().describe('null for the built-in text'),
});
export type LegalText = z.infer<typeof LegalText>;

export const Legal = z.strictObject({ terms: LegalText, privacy: LegalText });
export type Legal = z.infer<typeof Legal>;

export const LEGAL_KINDS = ['TERMS', 'PRIVACY'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];
