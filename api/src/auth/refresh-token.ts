import { keyedHash, randomToken, sameHash } from '../platform/tokens.ts';

/**
 * A refresh token is `session.random.seal`. The seal shows that we gave it out, so that an old one of a session that
 * still lives is known to be a replay and nothing else.
 */
export function firstToken(secret: string, sessionId: string): string {
  return sealed(secret, sessionId, randomToken());
}

/** The token after this one: always the same, so that two tabs that rotate at once end up with one. */
export function nextToken(secret: string, token: string): string {
  return sealed(secret, token.split('.')[0] ?? '', keyedHash(secret, `refresh-next:${token}`));
}

/** The session that a token of ours was given for, or null. */
export function sessionOfToken(secret: string, token: string | undefined): string | null {
  if (token === undefined || token.length > 200) return null;
  const [sessionId = '', random = '', ...rest] = token.split('.');
  return rest.length === 1 && sameHash(sealed(secret, sessionId, random), token) ? sessionId : null;
}

/** What is stored of a token. */
export const tokenHash = (secret: string, token: string) => keyedHash(secret, `refresh-token:${token}`);

function sealed(secret: string, sessionId: string, random: string): string {
  const body = `${sessionId}.${random}`;
  return `${body}.${keyedHash(secret, `refresh-seal:${body}`)}`;
}
