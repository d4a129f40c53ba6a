import type { Settings } from '../env.ts';
import { letter, type Part } from '../platform/mail/mail-template.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { CODE_MINUTES } from './throttle/limits.ts';
import type { MailedCode } from './codes/mailed-code.ts';

interface Person {
  email: string;
  /** Left out where the address is not confirmed: a stranger may have typed both. */
  firstName?: string;
}

/** Links lead where this installation lives, whatever the request's Host header says. */
const link = ({ PUBLIC_URL }: Settings, path: string) => new URL(path, PUBLIC_URL).href;
const button = (settings: Settings, label: string, path: string): Part => ({
  button: { label, url: link(settings, path) },
});

const WHY = 'It is about your account itself, so it comes whatever you have chosen in the settings.';

function mail(settings: Settings, { email, firstName }: Person, subject: string, parts: Part[]): Mail {
  const preview = parts.find((part) => typeof part === 'string');
  const publicUrl = link(settings, '/');
  return { to: email, ...letter({ subject, preview, firstName, parts, foot: [WHY], publicUrl }) };
}

interface Coded {
  subject: string;
  /** What the subject says after the digits, if there are some. */
  digitsAre: string;
  /** What the reader does with the digits or the link. */
  purpose: string;
  label: string;
  path: string;
  otherwise: string;
}

/** The link's token stands after "#", which no server and no proxy on the way gets to see. */
function codeMail(settings: Settings, person: Person, { token, digits }: MailedCode, about: Coded): Mail {
  const { subject, digitsAre, purpose, label, path, otherwise } = about;
  const sentence = digits
    ? `Your code is ${digits}. It works for ${CODE_MINUTES} minutes, and so does the link below.`
    : `${purpose} with the link below. It works for ${CODE_MINUTES} minutes.`;
  const parts = [
    sentence,
    ...(digits ? [{ code: digits }] : []),
    button(settings, label, `${path}#token=${token}`),
  ];
  return {
    ...mail(settings, person, digits ? `${digits} ${digitsAre}` : subject, [...parts, otherwise]),
    kind: 'code',
  };
}

export function signUpCodeMail(settings: Settings, { email }: Person, code: MailedCode): Mail {
  return codeMail(settings, { email }, code, {
    subject: 'Confirm your email for Parley',
    digitsAre: 'is your Parley code',
    purpose: 'Confirm your email',
    label: 'Confirm your email',
    path: '/verify',
    otherwise: 'If you did not sign up, ignore this email: nothing happens.',
  });
}

export function addressTakenMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, 'You already have a Parley account', [
    'Somebody, probably you, tried to sign up with your email address. It has an account already, so nothing was changed.',
    button(settings, 'Log in', '/login'),
    `If you forgot your password, choose a new one at ${link(settings, '/forgotPassword')}`,
  ]);
}

export function passwordCodeMail(settings: Settings, person: Person, code: MailedCode): Mail {
  return codeMail(settings, person, code, {
    subject: 'Reset your Parley password',
    digitsAre: 'is your code for a new password',
    purpose: 'Set a new password',
    label: 'Set a new password',
    path: '/forgotPassword',
    otherwise: 'If you did not ask for this, ignore this email: your password stays as it is.',
  });
}

export function passwordChangedMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, 'Your password was changed', [
    'Your password was changed just now, and you were logged out everywhere else.',
    'If this was not you, choose a new one at once.',
    button(settings, 'This was not me', '/forgotPassword'),
  ]);
}

export function newDeviceMail(
  settings: Settings,
  person: Person,
  { when, device, ip }: { when: string; device: string; ip: string },
): Mail {
  return mail(settings, person, 'New sign-in to your Parley account', [
    'Someone signed in to your account from a browser we haven’t seen before.',
    `${when} · ${device} · network address ${ip}`,
    'If this was you, there’s nothing to do.',
    'If it wasn’t you, change your password now. That signs out everyone else.',
    button(settings, 'Change my password', '/forgotPassword'),
    `You’ll find recent activity in your settings: ${link(settings, '/settings#security')}`,
  ]);
}

export function newAddressMail(settings: Settings, email: string, code: MailedCode): Mail {
  return codeMail(settings, { email }, code, {
    subject: 'Confirm your new email for Parley',
    digitsAre: 'confirms your new email address',
    purpose: 'Confirm your new email',
    label: 'Confirm your new email',
    path: '/settings',
    otherwise: 'If you did not ask for this, ignore this email: nothing changes.',
  });
}

export function addressChangeAskedMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, 'A new email address was asked for', [
    'Somebody who knows your password asked for another email address on your account.',
    'If this was not you, choose a new password at once.',
    button(settings, 'This was not me', '/forgotPassword'),
  ]);
}

export function addressChangedMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, 'Your email address was changed', [
    'Your account has another email address now; this one no longer works for it.',
    `If this was not you, write to us at once: ${settings.SUPPORT_EMAIL}`,
    button(settings, 'How to reach us', '/faq'),
  ]);
}

export function accountDisabledMail(settings: Settings, person: Person, reason: string): Mail {
  return mail(settings, person, 'Your account was disabled', [
    `Your Parley account was disabled: ${reason}`,
    `What you agreed on and what is paid is being looked after; no money is lost. To speak to us, write to ${settings.SUPPORT_EMAIL}.`,
  ]);
}

export function accountEnabledMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, 'Your account works again', [
    'Your Parley account works again. Your services and postings are yours to open anew.',
    button(settings, 'Log in', '/login'),
  ]);
}

export function accountClosedMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, 'Your account is closed', [
    'Your Parley account is closed, as you asked. Your personal data is gone; what was agreed and paid stays without your name.',
    'This is the last mail to this address.',
  ]);
}
