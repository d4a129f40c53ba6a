import { coresOf, isGuessable, unitOf, type PasswordOwner } from '@parley/contract/auth/guessable.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuseField } from '../../platform/http/refuse.ts';

/** Some 49,000 passwords that people really use, from breaches, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Known from a comic that tells to choose another one like it. */
const FAMOUS = ['correcthorsebatterystaple'];
/** More digits and signs than these around a word make it another password. */
const MAX_AFFIXES = 8;

/** Refuses a new password that a guesser tries first: the commonest, the calendar, our name, their own name and address. */
export function checkPassword(path: string, password: string, owner: PasswordOwner): void {
  if (isCommon(password)) refuseField(path, /*i18n*/ 'This password is too common. Choose another one.');
  if (isGuessable(password, owner))
    refuseField(
      path,
      /*i18n*/ 'This password is easy to guess. Don’t use your name, your email, a month or “Parley”.',
    );
}

/** Whether it is in the list: as it stands, repeated, or with a few digits and signs around it. */
function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  const unit = unitOf(typed);
  if (COMMON.has(typed) || COMMON.has(unit)) return true;
  if (FAMOUS.includes(typed.replaceAll(/[^a-z]/g, ''))) return true;
  return coresOf(password).some((core) => typed.length - core.length <= MAX_AFFIXES && isKnown(core));
}

const isKnown = (core: string) => core.length > 2 && (COMMON.has(core) || COMMON.has(unitOf(core)));
