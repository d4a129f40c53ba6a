import { z } from 'zod';
import { ROLES } from '../access.ts';
import { email, id, instant, personName, RESERVED, timeZone } from '../fields.ts';
import { MAX_NAME, MAX_PASSWORD, MIN_PASSWORD } from '../limits.ts';
import { isReservedName } from '../reserved-names.ts';
import { SIDE_ROLES } from '../sides.ts';

/** 8 to 200 characters, nothing else asked; the commonest ones and the own address are refused by the server. */
export const password = z
  .string({ error: 'Enter a password.' })
  .min(MIN_PASSWORD, { error: `At least ${MIN_PASSWORD} characters.` })
  .max(MAX_PASSWORD, { error: `At most ${MAX_PASSWORD} characters.` });
export const code = z
  .string({ error: 'Enter the code.' })
  .trim()
  .regex(/^\d{6}$/, { error: 'The code has six digits.' });
export const linkToken = z
  .string({ error: 'Open the link from the email again.' })
  .regex(/^[\w-]{43}$/, { error: 'This link was cut off. Open it from the email again.' })
  .describe('from the link in the email, after “#token=”; works once');
export const typedPassword = z
  .string({ error: 'Enter your password.' })
  .min(1, { error: 'Enter your password.' })
  .max(MAX_PASSWORD);

export const AuthUser = z
  .strictObject({
    id,
    email: z.string(),
    firstName: z.string(),
    displayName: z.string(),
    role: z.enum(ROLES),
  })
  .describe('the person of the auth state');
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
    firstName: personName(MAX_NAME),
    lastName: personName(MAX_NAME),
    role: z.enum(SIDE_ROLES, { error: 'Choose what you are here for.' }),
    timeZone,
  })
  .refine(({ firstName, lastName }) => !isReservedName(`${firstName} ${lastName}`), {
    error: RESERVED,
    path: ['lastName'],
  });
/** What is sensitive asks for the password again: `password_required` where it is missing. */
export const passwordAgain = typedPassword.optional().describe('needed unless signed in within 15 minutes');
/** One's own password, said again before what is sensitive. */
export const OwnPassword = z.strictObject({ password: typedPassword });
export const NewAddress = z.strictObject({ newEmail: email, password: typedPassword });
export const AddressCode = z.union([z.strictObject({ code }), z.strictObject({ token: linkToken })], {
  error: 'Give the emailed code, or the token of the link.',
});
export const EmailOnly = z.strictObject({ email });
export const Confirm = z.union(
  [
    z.strictObject({ email, code, password: typedPassword.optional() }),
    z.strictObject({ token: linkToken, password: typedPassword.optional() }),
  ],
  { error: 'Give the emailed code with your email, or the token of the link.' },
);
export const Login = z.strictObject({ email, password: typedPassword });
export const ChangePassword = z.union(
  [
    z.strictObject({ email, code, newPassword: password }),
    z.strictObject({ currentPassword: typedPassword, newPassword: password }),
    z.strictObject({ token: linkToken, newPassword: password }),
  ],
  { error: 'Give the emailed code with your email, the token of the link, or your current password.' },
);
export const LoggedInDevice = z.strictObject({
  id,
  device: z.string(),
  ip: z.string(),
  lastUsedAt: instant,
  current: z.boolean(),
});

/** What is written down of an account's safety. */
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
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];
export const SecurityEvent = z.strictObject({
  id,
  at: instant,
  kind: z.enum(SECURITY_KINDS),
  device: z.string().describe('such as Firefox on Linux; empty where it was not the account’s own doing'),
  ip: z.string().describe('the network address it came from; empty where it was not the account’s own doing'),
  isKnown: z.boolean().describe('whether that browser had signed in to the account before'),
  number: z
    .int()
    .describe('how many of this kind there were that day so far; of many, only some are written down'),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
