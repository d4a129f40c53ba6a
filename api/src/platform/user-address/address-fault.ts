/** Why an address that a user gave could not be read. */
export type AddressProblem =
  | 'not_https'
  | 'not_public'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  | 'access_denied'
  | 'gone'
  | 'server_busy'
  | 'server_error';

/** Carries no part of the address, which is a secret: it may be logged. */
export class AddressFault extends Error {
  readonly problem: AddressProblem;
  /** How long the server asks us to stay away, in seconds. */
  readonly retryAfter: number | null;

  constructor(problem: AddressProblem, retryAfter: number | null = null) {
    super(`An address of a user could not be read: ${problem}.`);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}
