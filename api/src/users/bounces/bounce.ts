/** An address at which an email did not arrive. */
export interface Bounce {
  recipient: string;
  /** The address is dead; else the email may arrive another time. */
  isDead: boolean;
  /** What the mail server said. */
  reason: string;
}

/**
 * Whether an enhanced status code (RFC 3463) says that nothing will ever arrive: no such mailbox or domain (5.1), a
 * mailbox that is disabled (5.2.1), or a permanent error that names no cause (5.0.0), as old servers send for an
 * unknown mailbox. A full mailbox, a message too large and what a filter refused are no reason to stop.
 */
export const isDeadAddress = (status: string): boolean => /^5\.(?:1\.\d+|2\.1|0\.0)$/.test(status);
