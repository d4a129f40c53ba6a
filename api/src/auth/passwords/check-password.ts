import { coresOf, isGuessable, unitOf, type PasswordOwner } from '@parley/contract/auth/guessable.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuseField } from '../../platform/http/refuse.ts';

/** 49,000 breached passwords, lower-cased. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Famous from a comic. */
const FAMOUS = ['correcthorsebatterystaple'];
/** With more digits and symbols around it, a word is another password. */
const MAX_AFFIXES = 8;

/**
 * The password policy beyond its length (`password` in contract/src/auth/schemas.ts): refuses common and guessable
 * ones: breaches, the calendar, our name, the owner’s name and address.
 */
export function checkPassword(path: string, password: string, owner: PasswordOwner): void {
  if (isCommon(password)) refuseField(path, /*i18n*/ 'This password is too common. Choose another one.');
  if (isGuessable(password, owner))
    refuseField(
      path,
      /*i18n*/ 'This password is easy to guess. Don’t use your name, your email, a month or “Parley”.',
    );
}

/** As is, repeated, or with a few digits and symbols around it. */
function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  const unit = unitOf(typed);
  if (COMMON.has(typed) || COMMON.has(unit)) return true;
  if (FAMOUS.includes(typed.replaceAll(/[^a-z]/g, ''))) return true;
  return coresOf(password).some((core) => typed.length - core.length <= MAX_AFFIXES && isKnown(core));
}

const isKnown = (core: string) => core.length > 2 && (COMMON.has(core) || COMMON.has(unitOf(core)));
