import { randomBytes } from 'node:crypto';
import { KEY_PREFIX } from '@parley/contract/auth/scopes.ts';
import { hashWith, sameHash, type Key, type KeyRing } from './keys.ts';

/** Whose API key it is, by its check alone, and the hash that it is stored as. */
export interface KeyBearer {
  userId: string;
  keyHash: string;
}

/** In hexadecimal, so that a double click selects all of it: the account, 160 random bits and a check of both. */
const FORM = new RegExp(`^${KEY_PREFIX}((?:[0-9a-f]{32})(?:[0-9a-f]{40}))([0-9a-f]{16})$`);

/** A new key of an account. */
export function makeApiKey([newest]: KeyRing, userId: string): string {
  const content = userId.replaceAll('-', '') + randomBytes(20).toString('hex');
  return KEY_PREFIX + content + checkOf(newest, content);
}

/** Null for text that none of our keys made; nothing is asked of the database. */
export function readApiKey(ring: KeyRing, text: string): KeyBearer | null {
  const [, content = '', check = ''] = FORM.exec(text) ?? [];
  const key = ring.find((each) => sameHash(checkOf(each, content), check));
  return key ? { userId: uuidOf(content), keyHash: hashWith(key, text) } : null;
}

/** What is stored of a new key. */
export const hashOfApiKey = ([newest]: KeyRing, text: string): string => hashWith(newest, text);

function checkOf(key: Key, content: string): string {
  return Buffer.from(hashWith(key, `check:${content}`), 'base64url')
    .toString('hex')
    .slice(0, 16);
}

const uuidOf = (content: string) =>
  content.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
