import { z } from 'zod';
import { ROLES } from '../access.ts';
import { email, firstName, id, instant, lastName, RESERVED, timeZone } from '../fields.ts';
import { MAX_INVITATION, MAX_PASSWORD, MIN_PASSWORD } from '../limits.ts';
import { SIGN_UP_RULES } from '../admin/settings/sign-up-policy.ts';
import { isReservedName } from '../reserved-names.ts';
import { SIDE_ROLES } from '../sides.ts';
import { withCount } from '../numbers.ts';

/** 8 to 200 characters and no other rules; the server refuses common passwords and those made of one’s own details. */
export const password = z
  .string({ error: /*i18n*/ 'Enter a password.' })
  .min(1, { error: /*i18n*/ 'Enter a password.', abort: true })
  .min(MIN_PASSWORD, { error: withCount(/*i18n*/ 'At least {count} characters.', MIN_PASSWORD) })
  .max(MAX_PASSWORD, { error: withCount(/*i18n*/ 'At most {count} characters.', MAX_PASSWORD) });
export const code = z
  .string({ error: /*i18n*/ 'Enter the code.' })
  .trim()
  .regex(/^\d{6}$/, { error: /*i18n*/ 'The code has six digits.' });
export const linkToken = z
  .string({ error: /*i18n*/ 'Open the link in the email again.' })
  .regex(/^[\w-]{43}$/, { error: /*i18n*/ 'This link was cut off. Open it in the email again.' })
  .describe('from the link in the email, after “#token=”; works once');
export const typedPassword = z
  .string({ error: /*i18n*/ 'Enter your password.' })
  .min(1, { error: /*i18n*/ 'Enter your password.' })
  .max(MAX_PASSWORD);

export const AuthUser = z
  .strictObject({
    id,
    email: z.string(),
    firstName: z.string(),
    displayName: z.string(),
    role: z.enum(ROLES),
  })
  .describe('the signed-in user');
export type AuthUser = z.infer<typeof AuthUser>;

export const SignedIn = z.strictObject({
  accessToken: z.string().describe('JWT, good for 15 minutes'),
  user: AuthUser,
});
export type SignedIn = z.infer<typeof SignedIn>;

export const SignUp = z
  .strictObject({
    email,
    password,
    firstName,
    lastName,
    role: z.enum(SIDE_ROLES, { error: /*i18n*/ 'Choose how you’ll use Parley.' }),
    timeZone,
    invitation: z
      .string()
      .max(MAX_INVITATION)
      .optional()
      .describe('from the link of an invitation, where joining takes one'),
  })
  .refine(({ firstName, lastName }) => !isReservedName(`${firstName} ${lastName}`), {
    error: RESERVED,
    path: ['lastName'],
  });
/** Who may sign up. */
export const SignUpRules = z.strictObject({
  client: z.enum(SIGN_UP_RULES),
  professional: z.enum(SIGN_UP_RULES),
  domains: z.array(z.string()).describe('of email addresses, where only those at some may'),
});

/** Sensitive endpoints require the password again, and refuse with `password_required` without it. */
export const passwordAgain = typedPassword
  .optional()
  .describe('required unless you signed in within the last 15 minutes');
/** One’s own password, again, before something sensitive. */
export const OwnPassword = z.strictObject({ password: typedPassword });
export const NewAddress = z.strictObject({ newEmail: email, password: typedPassword });
export const AddressCode = z.union([z.strictObject({ code }), z.strictObject({ token: linkToken })], {
  error: /*i18n*/ 'Enter the code from the email, or open its link.',
});
export const EmailOnly = z.strictObject({ email });
export const Confirm = z.union(
  [
    z.strictObject({ email, code, password: typedPassword.optional() }),
    z.strictObject({ token: linkToken, password: typedPassword.optional() }),
  ],
  { error: /*i18n*/ 'Enter your email and the code we sent, or open the link in the email.' },
);
export const Login = z.strictObject({ email, password: typedPassword });
export const ChangePassword = z.union(
  [
    z.strictObject({ email, code, newPassword: password }),
    z.strictObject({ currentPassword: typedPassword, newPassword: password }),
    z.strictObject({ token: linkToken, newPassword: password }),
  ],
  {
    error:
      /*i18n*/ 'Enter your email and the code we sent, open the link in the email, or enter your current password.',
  },
);
export const LoggedInDevice = z.strictObject({
  id,
  device: z.string(),
  ip: z.string(),
  lastUsedAt: instant,
  current: z.boolean(),
});

/** What the security log of an account records. */
export const SECURITY_KINDS = [
  'SIGNED_UP',
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'CODE_REQUESTED',
  'CODE_REFUSED',
  'REAUTHENTICATED',
  'REAUTHENTICATION_REFUSED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'SESSIONS_ENDED',
  'SESSIONS_ENDED_BY_ADMIN',
  'SESSION_REPLAYED',
  'API_KEY_CREATED',
  'API_KEY_REVOKED',
  'WEBHOOK_ADDED',
  'WEBHOOK_REMOVED',
  'WEBHOOK_SECRET_SHOWN',
  'WEBHOOK_SECRET_ROTATED',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];
export const SecurityEvent = z.strictObject({
  id,
  at: instant,
  kind: z.enum(SECURITY_KINDS),
  device: z.string().describe('such as Firefox on Linux; empty if the account’s owner didn’t do it'),
  ip: z.string().describe('the network address it came from; empty if the account’s owner didn’t do it'),
  isKnown: z.boolean().describe('whether this browser had signed in to the account before'),
  number: z
    .int()
    .describe('how many of this kind there were so far that day; if there are many, only some are logged'),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
