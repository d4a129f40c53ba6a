import type { Settings } from '../env.ts';
import type { Mail } from '../platform/mail.ts';
import { CODE_MINUTES } from './limits.ts';

interface Person {
  email: string;
  firstName: string;
}

/** Links lead where this installation lives, whatever the request's Host header says. */
const link = ({ PUBLIC_URL }: Settings, path: string) => new URL(path, PUBLIC_URL).href;

const letter = ({ email, firstName }: Person, subject: string, ...parts: string[]): Mail => ({
  to: email,
  subject,
  text: [`Hello ${firstName},`, ...parts, 'Parley'].join('\n\n'),
});

export function signUpCodeMail(settings: Settings, person: Person, code: string): Mail {
  return letter(
    person,
    `${code} is your Parley code`,
    `Your code is ${code}. It works for ${CODE_MINUTES} minutes.`,
    `Enter it at ${link(settings, '/verify')}`,
    'If you did not sign up, ignore this mail: without the code nothing happens.',
  );
}

export function addressTakenMail(settings: Settings, person: Person): Mail {
  return letter(
    person,
    'You already have a Parley account',
    'Somebody, probably you, tried to sign up with your email address. It has an account already, so nothing was changed.',
    `Log in at ${link(settings, '/login')}`,
    `If you forgot your password, choose a new one at ${link(settings, '/forgotPassword')}`,
  );
}

export function passwordCodeMail(settings: Settings, person: Person, code: string): Mail {
  return letter(
    person,
    `${code} is your code for a new password`,
    `Your code is ${code}. It works for ${CODE_MINUTES} minutes.`,
    `Enter it with your new password at ${link(settings, '/forgotPassword')}`,
    'If you did not ask for it, ignore this mail: your password stays as it is.',
  );
}

export function passwordChangedMail(settings: Settings, person: Person): Mail {
  return letter(
    person,
    'Your password was changed',
    'Your password was changed just now, and you were logged out everywhere else.',
    `If this was not you, choose a new one at once at ${link(settings, '/forgotPassword')}`,
  );
}

export function newAddressMail(settings: Settings, person: Person, code: string): Mail {
  return letter(
    person,
    `${code} confirms your new email address`,
    `Your code is ${code}. It works for ${CODE_MINUTES} minutes.`,
    `Enter it at ${link(settings, '/settings')}`,
    'If you did not ask for it, ignore this mail: nothing changes.',
  );
}

export function addressChangeAskedMail(settings: Settings, person: Person): Mail {
  return letter(
    person,
    'A new email address was asked for',
    'Somebody who knows your password asked for another email address on your account.',
    `If this was not you, choose a new password at once at ${link(settings, '/forgotPassword')}`,
  );
}

export function addressChangedMail(settings: Settings, person: Person): Mail {
  return letter(
    person,
    'Your email address was changed',
    'Your account has another email address now; this one no longer works for it.',
    `If this was not you, write to us at once: ${link(settings, '/faq')}`,
  );
}

export function accountDisabledMail(_settings: Settings, person: Person, reason: string): Mail {
  return letter(
    person,
    'Your account was disabled',
    `Your Parley account was disabled: ${reason}`,
    'What you agreed on and what is paid is being looked after; no money is lost. Answer this mail to speak to us.',
  );
}

export function accountEnabledMail(settings: Settings, person: Person): Mail {
  return letter(
    person,
    'Your account works again',
    'Your Parley account works again. Your services and postings are yours to open anew.',
    `Log in at ${link(settings, '/login')}`,
  );
}

export function accountClosedMail(_settings: Settings, person: Person): Mail {
  return letter(
    person,
    'Your account is closed',
    'Your Parley account is closed, as you asked. Your personal data is gone; what was agreed and paid stays without your name.',
    'This is the last mail to this address.',
  );
}
