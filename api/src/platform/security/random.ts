import { randomBytes, randomInt } from 'node:crypto';

/** 256 random bits. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Six random digits. */
export const randomCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');
