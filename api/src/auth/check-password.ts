import { refuseField } from '../platform/refuse.ts';
import { COMMON_ENDINGS, COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';

interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Refuses a new password that a guesser tries first: the commonest ones, the own address and the own name. */
export function checkPassword(path: string, password: string, owner: Owner): void {
  const typed = password.toLowerCase();
  if (isCommon(typed)) refuseField(path, 'This password is one of the most used. Choose another one.');
  if (namesOf(owner).includes(typed)) refuseField(path, 'Your name or email address is too easy to guess.');
}

/** Whether it is in the list, or a word of the list with an ending that everybody takes. */
function isCommon(typed: string): boolean {
  if (COMMON_PASSWORDS.has(typed) || /^(.{1,4})\1+$/.test(typed)) return true;
  return COMMON_ENDINGS.some(
    (ending) => typed.endsWith(ending) && COMMON_WORDS.has(typed.slice(0, typed.length - ending.length)),
  );
}

function namesOf({ email, firstName, lastName }: Owner): string[] {
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()];
  const names = [email.toLowerCase(), email.toLowerCase().split('@')[0] ?? '', first, last];
  return [
    ...names,
    ...['', ' ', '.', '-', '_'].flatMap((between) => [first + between + last, last + between + first]),
  ];
}
