import type { Settings } from '../env.ts';
import { letter, type Part } from '../platform/letter.ts';
import type { Mail } from '../platform/mail.ts';
import { CODE_MINUTES } from './limits.ts';

interface Person {
  email: string;
  firstName: string;
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
  button: Part;
  otherwise: string;
}

function codeMail(settings: Settings, person: Person, code: string, { otherwise, ...rest }: Coded): Mail {
  const sentence = `Your code is ${code}. It works for ${CODE_MINUTES} minutes.`;
  return {
    ...mail(settings, person, rest.subject, [sentence, { code }, rest.button, otherwise]),
    kind: 'code',
  };
}

export function signUpCodeMail(settings: Settings, person: Person, code: string): Mail {
  return codeMail(settings, person, code, {
    subject: `${code} is your Parley code`,
    button: button(settings, 'Enter the code', '/verify'),
    otherwise: 'If you did not sign up, ignore this mail: without the code nothing happens.',
  });
}

export function addressTakenMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, 'You already have a Parley account', [
    'Somebody, probably you, tried to sign up with your email address. It has an account already, so nothing was changed.',
    button(settings, 'Log in', '/login'),
    `If you forgot your password, choose a new one at ${link(settings, '/forgotPassword')}`,
  ]);
}

export function passwordCodeMail(settings: Settings, person: Person, code: string): Mail {
  return codeMail(settings, person, code, {
    subject: `${code} is your code for a new password`,
    button: button(settings, 'Choose a new password', '/forgotPassword'),
    otherwise: 'If you did not ask for it, ignore this mail: your password stays as it is.',
  });
}

export function passwordChangedMail(settings: Settings, person: Person): Mail {
  return mail(settings, person, 'Your password was changed', [
    'Your password was changed just now, and you were logged out everywhere else.',
    'If this was not you, choose a new one at once.',
    button(settings, 'This was not me', '/forgotPassword'),
  ]);
}

export function newAddressMail(settings: Settings, person: Person, code: string): Mail {
  return codeMail(settings, person, code, {
    subject: `${code} confirms your new email address`,
    button: button(settings, 'Enter the code', '/settings'),
    otherwise: 'If you did not ask for it, ignore this mail: nothing changes.',
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
    'If this was not you, write to us at once.',
    button(settings, 'How to reach us', '/faq'),
  ]);
}

export function accountDisabledMail(settings: Settings, person: Person, reason: string): Mail {
  return mail(settings, person, 'Your account was disabled', [
    `Your Parley account was disabled: ${reason}`,
    'What you agreed on and what is paid is being looked after; no money is lost. Answer this mail to speak to us.',
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
