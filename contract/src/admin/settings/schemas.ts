import { z } from 'zod';
import { reason } from '../../audit.ts';
import { passwordAgain, SignUpRules } from '../../auth/schemas.ts';
import { email, id, instant, singleLine, visibleText } from '../../fields.ts';
import {
  MAX_DOMAIN,
  MAX_INSTALLATION_NAME,
  MAX_LEGAL_TEXT,
  MAX_SIGN_UP_DOMAINS,
  MAX_VERSION,
  MAX_WEB_ADDRESS,
} from '../../limits.ts';
import { SIDE_ROLES } from '../../sides.ts';
import { LEGAL_KINDS, LegalBlock } from '../../support/legal.ts';
import { withCount } from '../../numbers.ts';
import { colorFaults } from './colors.ts';
import { LIMIT_BOUNDS } from './limit-bounds.ts';
import { RETENTION_BOUNDS } from './retention.ts';
import { SIGN_UP_RULES } from './sign-up-policy.ts';

/** What every change of settings names besides the settings themselves. */
const change = {
  version: z.int().min(1).max(MAX_VERSION).describe('the version that it follows'),
  reason,
  password: passwordAgain,
};

const CONTACT = /*i18n*/ 'Enter an email address, or an address that starts with https://, mailto: or tel:.';

/** Where to report vulnerabilities, as in security.txt. */
export const securityContact = z.union(
  [email, z.url({ protocol: /^(https|mailto|tel)$/ }).max(MAX_WEB_ADDRESS)],
  { error: CONTACT },
);

const named = {
  name: singleLine(1, MAX_INSTALLATION_NAME, /*i18n*/ 'Enter a name.')
    .regex(/^[^<>]*$/, { error: /*i18n*/ 'A name can’t contain < or >.' })
    .describe('what the product is called, on pages and in emails'),
  supportEmail: email.describe('where people write for help'),
  securityContact: securityContact.describe('where to report vulnerabilities: an address or a URL'),
};

/** The name and the addresses, as they are in use. */
export const Identity = z.strictObject({
  name: z.string(),
  supportEmail: z.string(),
  securityContact: z.string(),
});
export type Identity = z.infer<typeof Identity>;

const orNull = <T extends z.ZodType>(field: T) => field.nullable();

/** Null stands for the default. */
export const NewIdentity = z.strictObject({
  name: orNull(named.name),
  supportEmail: orNull(named.supportEmail),
  securityContact: orNull(named.securityContact),
  ...change,
});
export type NewIdentity = z.infer<typeof NewIdentity>;

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: /*i18n*/ 'Enter a color like #1a2b3c.', abort: true })
  .describe('as #rrggbb');

const colors = {
  inkLight: color.describe('of text and buttons on light pages, as #rrggbb'),
  inkDark: color.describe('of text and buttons on dark pages, as #rrggbb'),
  accentLight: color.describe('of what stands out on light pages, as #rrggbb'),
  accentDark: color.describe('of what stands out on dark pages, as #rrggbb'),
};
export const Colors = z.strictObject(colors);

/** Refused, at the color, where text in it or on it couldn't be read (WCAG AA). The product's own are the default. */
export const NewColors = z.strictObject({ ...colors, ...change }).superRefine((input, context) => {
  for (const { name, says } of colorFaults(input))
    context.addIssue({ code: 'custom', path: [name], message: says });
});
export type NewColors = z.infer<typeof NewColors>;

/** An image that was uploaded before; null for the product's own mark. */
export const NewLogo = z.strictObject({
  fileId: id.nullable().describe('of an uploaded image; null for the built-in mark'),
  ...change,
});
export type NewLogo = z.infer<typeof NewLogo>;

const legalText = visibleText(1, MAX_LEGAL_TEXT, /*i18n*/ 'Write the text.').describe(
  'Markdown: headings, paragraphs, lists, bold and italic text and links; anything else is refused at its line',
);
const legalKind = z.enum(LEGAL_KINDS);
export const NewLegalText = z.strictObject({
  kind: legalKind,
  text: legalText.nullable().describe('null goes back to the built-in text'),
  ...change,
});
export type NewLegalText = z.infer<typeof NewLegalText>;
export const LegalPreview = z.strictObject({ text: legalText });
export const LegalKindParams = z.strictObject({ kind: legalKind });
export const OwnLegalText = z.strictObject({
  text: z.string().nullable().describe('as it was written; null for the built-in text'),
});
export const LegalBlocks = z.strictObject({ blocks: z.array(LegalBlock) });
const legalVersion = z.strictObject({
  version: z.int().describe('0 until it is changed'),
  since: instant.nullable(),
  isOwn: z.boolean().describe('false for the built-in text'),
});

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_DOMAIN)
  .regex(/^[a-z0-9]+(?:[.-]+[a-z0-9]+)*\.[a-z]{2,24}$/, {
    error: /*i18n*/ 'Enter domains like acme.com, without “@”.',
  });

/** Who may sign up from now on; accounts that exist, and sign-ups that were begun, stay. */
export const NewSignUpPolicy = z
  .strictObject({
    client: z.enum(SIGN_UP_RULES),
    professional: z.enum(SIGN_UP_RULES),
    domains: z
      .array(domain)
      .max(MAX_SIGN_UP_DOMAINS, {
        error: withCount(/*i18n*/ 'At most {count} domains.', MAX_SIGN_UP_DOMAINS),
      })
      .overwrite((domains) => [...new Set(domains)]),
    withdrawInvitations: z.boolean().describe('whether the links of earlier invitations stop working'),
    ...change,
  })
  .refine(
    ({ client, professional, domains }) =>
      domains.length > 0 || (client !== 'DOMAINS' && professional !== 'DOMAINS'),
    { path: ['domains'], error: /*i18n*/ 'Enter at least one domain, like acme.com.' },
  );
export type NewSignUpPolicy = z.infer<typeof NewSignUpPolicy>;

export const NewInvitation = z.strictObject({
  role: z.enum(SIDE_ROLES),
  reason: reason.describe('who it is for; kept in the audit log'),
});
export const Invitation = z.strictObject({
  url: z.string().describe('the link; anyone who has it may sign up in this role'),
  expiresAt: instant,
});
export type Invitation = z.infer<typeof Invitation>;

const kept = ({ least, most }: { least: number; most: number }) =>
  z
    .int({ error: /*i18n*/ 'Enter whole days.' })
    .min(least, { error: withCount(/*i18n*/ 'At least {count} days.', least) })
    .max(most, { error: withCount(/*i18n*/ 'At most {count} days.', most) });

/** How long things are kept, in days; null keeps them for good. */
export const Retention = z.strictObject({
  chatsDays: z.int().nullable().describe('messages, from the end of their job'),
  notificationsDays: z.int().nullable().describe('notifications, from when they were read'),
  securityDays: z.int().describe('the security log of each account'),
  emailsDays: z.int().describe('emails, from when they were sent or given up'),
  deliveriesDays: z.int().describe('deliveries of webhooks, from when they were made'),
});
const keptDays = {
  chatsDays: kept(RETENTION_BOUNDS.chatsDays),
  notificationsDays: kept(RETENTION_BOUNDS.notificationsDays),
  securityDays: kept(RETENTION_BOUNDS.securityDays),
  emailsDays: kept(RETENTION_BOUNDS.emailsDays),
  deliveriesDays: kept(RETENTION_BOUNDS.deliveriesDays),
};
export const NewRetention = z.strictObject({
  ...keptDays,
  chatsDays: keptDays.chatsDays.nullable(),
  notificationsDays: keptDays.notificationsDays.nullable(),
  ...change,
});
export type NewRetention = z.infer<typeof NewRetention>;

const days = (bounds: { least: number; most: number }) => z.coerce.number().pipe(kept(bounds)).optional();
export const RetentionQuery = z.strictObject({
  chatsDays: days(RETENTION_BOUNDS.chatsDays),
  notificationsDays: days(RETENTION_BOUNDS.notificationsDays),
  securityDays: days(RETENTION_BOUNDS.securityDays),
  emailsDays: days(RETENTION_BOUNDS.emailsDays),
  deliveriesDays: days(RETENTION_BOUNDS.deliveriesDays),
});
/** How much would go. */
export const RetentionPreview = z.strictObject({
  chats: z.int().describe('jobs whose messages would go'),
  notifications: z.int(),
  securityEvents: z.int(),
  emails: z.int(),
  deliveries: z.int(),
  countedTo: z.int().describe('one more stands for all beyond'),
});

const bounded = ({ least, most }: { least: number; most: number }) =>
  z
    .int({ error: /*i18n*/ 'Enter a whole number.' })
    .min(least, { error: withCount(/*i18n*/ 'At least {count}.', least) })
    .max(most, { error: withCount(/*i18n*/ 'At most {count}.', most) })
    .nullable();

/** What one person may have or do; null for the default. */
export const NewLimits = z.strictObject({
  services: bounded(LIMIT_BOUNDS.services).describe('services that a professional offers at once'),
  postings: bounded(LIMIT_BOUNDS.postings).describe('job postings that a client has open at once'),
  freeConsultations: bounded(LIMIT_BOUNDS.freeConsultations).describe(
    'free consultations that a client asked for and that are ahead; 0: no limit',
  ),
  fileMegabytes: bounded(LIMIT_BOUNDS.fileMegabytes).describe('of one file, by 1,048,576 bytes'),
  storedMegabytes: bounded(LIMIT_BOUNDS.storedMegabytes).describe(
    'of all files of a person, by 1,000,000 bytes',
  ),
  ...change,
});
export type NewLimits = z.infer<typeof NewLimits>;
const limits = {
  services: z.int(),
  postings: z.int(),
  freeConsultations: z.int(),
  fileMegabytes: z.int(),
  storedMegabytes: z.int(),
};

/** What admins may change for the whole installation, besides the fee. */
export const InstallationSettings = z.strictObject({
  version: z.int(),
  identity: z.strictObject({
    own: z
      .strictObject({
        name: z.string().nullable(),
        supportEmail: z.string().nullable(),
        securityContact: z.string().nullable(),
      })
      .describe('what admins have set; null for the default'),
    defaults: Identity,
  }),
  colors: Colors,
  logo: z
    .strictObject({ fileId: id, width: z.int(), height: z.int() })
    .nullable()
    .describe('null for the built-in mark; the size in pixels'),
  signUp: SignUpRules,
  retention: Retention,
  limits: z.strictObject({
    own: z
      .strictObject({
        services: z.int().nullable(),
        postings: z.int().nullable(),
        freeConsultations: z.int().nullable(),
        fileMegabytes: z.int().nullable(),
        storedMegabytes: z.int().nullable(),
      })
      .describe('what admins have set; null for the default'),
    defaults: z.strictObject(limits),
  }),
  legal: z.strictObject({ terms: legalVersion, privacy: legalVersion }),
});
export type InstallationSettings = z.infer<typeof InstallationSettings>;
