import { CODE_MINUTES } from '@parley/contract/limits.ts';
import type { Settings } from '../env.ts';
import { i18n } from '../platform/language/language.ts';
import type { Platform } from '../platform/platform.ts';
import { renderMail, type Part } from '../platform/mail/mail-template.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { MailedCode } from './codes/mailed-code.ts';

interface Person {
  email: string;
  /** Left out for unconfirmed addresses: a stranger may have typed both. */
  firstName?: string;
}

/** PUBLIC_URL, never the request's Host header. */
const link = ({ PUBLIC_URL }: Settings, path: string) => new URL(path, PUBLIC_URL).href;
const button = (settings: Settings, label: string, path: string): Part => ({
  button: { label, url: link(settings, path) },
});

/** For what isn't the one thing to do. */
const besides = (settings: Settings, label: string, path: string): Part => ({
  link: { label, url: link(settings, path) },
});

const WHY = /*i18n*/ 'You always get emails about your account’s security, whatever your settings.';

function mail(settings: Settings, { email, firstName }: Person, subject: string, parts: Part[]): Mail {
  const preview = parts.find((part) => typeof part === 'string');
  const publicUrl = link(settings, '/');
  return { to: email, ...renderMail({ subject, preview, firstName, parts, foot: [i18n.t(WHY)], publicUrl }) };
}

interface CodeMailText {
  subject: string;
  /** The subject with `{digits}`, if there are some. */
  digitsSubject: string;
  /** The text without digits; with `{minutes}`. */
  linkOnly: string;
  label: string;
  path: string;
  otherwise: string;
}

/** The token comes after "#", so that no server or proxy ever sees it. */
function codeMail(
  settings: Settings,
  person: Person,
  { token, digits }: MailedCode,
  about: CodeMailText,
): Mail {
  const { subject, digitsSubject, linkOnly, label, path, otherwise } = about;
  const minutes = CODE_MINUTES;
  const sentence = digits
    ? i18n.t('Your code is {digits}. The code and the link below work for {minutes} minutes.', {
        digits,
        minutes,
      })
    : i18n.t(linkOnly, { minutes });
  const parts = [
    sentence,
    ...(digits ? [{ code: digits }] : []),
    button(settings, i18n.t(label), `${path}#token=${token}`),
  ];
  return {
    ...mail(settings, person, digits ? i18n.t(digitsSubject, { digits }) : i18n.t(subject), [
      ...parts,
      i18n.t(otherwise),
    ]),
    kind: 'code',
  };
}

export function signUpCodeMail(settings: Settings, { email }: Person, code: MailedCode): Mail {
  return codeMail(settings, { email }, code, {
    subject: /*i18n*/ 'Confirm your email for Parley',
    digitsSubject: /*i18n*/ '{digits} is your Parley code',
    linkOnly: /*i18n*/ 'Confirm your email with the link below. It works for {minutes} minutes.',
    label: /*i18n*/ 'Confirm your email',
    path: '/verify',
    otherwise: /*i18n*/ 'If you didn’t sign up, you can ignore this email.',
  });
}

export function addressTakenMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, i18n.t('You already have a Parley account'), [
    i18n.t(
      'Someone, probably you, tried to use this email address for another account. It already has one, so nothing has changed.',
    ),
    button(settings, i18n.t('Log in'), '/login'),
    besides(settings, i18n.t('Reset your password'), '/forgotPassword'),
  ]);
}

export function passwordCodeMail(settings: Settings, person: Person, code: MailedCode): Mail {
  return codeMail(settings, person, code, {
    subject: /*i18n*/ 'Reset your Parley password',
    digitsSubject: /*i18n*/ '{digits} is your code to reset your password',
    linkOnly: /*i18n*/ 'Reset your password with the link below. It works for {minutes} minutes.',
    label: /*i18n*/ 'Reset your password',
    path: '/forgotPassword',
    otherwise:
      /*i18n*/ 'If you didn’t request this, you can ignore this email. Your password stays the same.',
  });
}

export function passwordChangedMail(settings: Settings, person: Person, areKeysRevoked: boolean): Mail {
  return mail(settings, person, i18n.t('Your password was changed'), [
    i18n.t('Your password was just changed, and all your other devices were signed out.'),
    ...(areKeysRevoked ? [i18n.t('Your API keys were revoked. Programs that used them need new ones.')] : []),
    i18n.t('If this wasn’t you, reset your password right away.'),
    button(settings, i18n.t('This wasn’t me'), '/forgotPassword'),
  ]);
}

export function newDeviceMail(
  settings: Settings,
  person: Person,
  { when, device, ip }: { when: string; device: string; ip: string },
): Mail {
  return mail(settings, person, i18n.t('New sign-in to your Parley account'), [
    i18n.t('Someone signed in to your account from a browser we haven’t seen before.'),
    i18n.t('{when} · {device} · network address {ip}', { when, device, ip }),
    i18n.t('If this was you, there’s nothing to do.'),
    i18n.t('If it wasn’t you, change your password now. That signs out everyone else.'),
    button(settings, i18n.t('Change my password'), '/forgotPassword'),
    besides(settings, i18n.t('See recent activity'), '/settings#security'),
  ]);
}

export function apiKeyCreatedMail(
  settings: Settings,
  person: Person,
  { name, until, days }: { name: string; until: string; days: number },
): Mail {
  return mail(settings, person, i18n.t('New API key for your Parley account'), [
    i18n.t('The API key “{name}” was created for your account. It works for {days} days, until {until}.', {
      name,
      until,
      days,
    }),
    i18n.t('If this was you, there’s nothing to do.'),
    i18n.t('If it wasn’t you, change your password now. That signs out everyone else and revokes every key.'),
    button(settings, i18n.t('Change my password'), '/forgotPassword'),
    besides(settings, i18n.t('Open your API keys'), '/settings#integrations'),
  ]);
}

export function apiKeyExpiringMail(
  settings: Settings,
  person: Person,
  { name, until }: { name: string; until: string },
): Mail {
  return mail(settings, person, i18n.t('Your API key “{name}” expires soon', { name }), [
    i18n.t('The API key “{name}” stops working on {until}.', { name, until }),
    i18n.t('If a program still uses it, create a new key and replace this one before then.'),
    button(settings, i18n.t('Open your API keys'), '/settings#integrations'),
  ]);
}

export function newAddressMail(settings: Settings, email: string, code: MailedCode): Mail {
  return codeMail(settings, { email }, code, {
    subject: /*i18n*/ 'Confirm your new email for Parley',
    digitsSubject: /*i18n*/ '{digits} confirms your new email address',
    linkOnly: /*i18n*/ 'Confirm your new email with the link below. It works for {minutes} minutes.',
    label: /*i18n*/ 'Confirm your new email',
    path: '/settings',
    otherwise: /*i18n*/ 'If you didn’t request this, you can ignore this email. Nothing changes.',
  });
}

export function addressChangeAskedMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, i18n.t('Request to change your email address'), [
    i18n.t('Someone who knows your password asked to change the email address of your account.'),
    i18n.t('If this wasn’t you, reset your password right away.'),
    button(settings, i18n.t('This wasn’t me'), '/forgotPassword'),
  ]);
}

type Here = Pick<Platform, 'settings' | 'installation'>;

export function addressChangedMail({ settings, installation }: Here, person: Person): Mail {
  return mail(settings, person, i18n.t('Your email address was changed'), [
    i18n.t('Your account now uses another email address. You can no longer sign in with this one.'),
    i18n.t('If this wasn’t you, write to us right away: {email}', {
      email: installation.current().supportEmail,
    }),
    button(settings, i18n.t('How to reach us'), '/faq'),
  ]);
}

export function accountDisabledMail({ settings, installation }: Here, person: Person, reason: string): Mail {
  return mail(settings, person, i18n.t('Your account was disabled'), [
    i18n.t('We disabled your Parley account. The reason: {reason}', { reason }),
    i18n.t(
      'We’re taking care of your agreements and payments; no money is lost. Questions? Write to {email}.',
      { email: installation.current().supportEmail },
    ),
  ]);
}

export function accountEnabledMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, i18n.t('Your account is active again'), [
    i18n.t('You can use your Parley account again. Reopen your services and postings whenever you like.'),
    button(settings, i18n.t('Log in'), '/login'),
  ]);
}

export function accountClosedMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, i18n.t('Your account is closed'), [
    i18n.t(
      'We closed your Parley account, as you asked. Your personal data is deleted; jobs and payments are kept without your name.',
    ),
    i18n.t('This is the last email to this address.'),
  ]);
}
