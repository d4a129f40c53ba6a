/** How long what has had its time is kept, in days; null keeps it for good. */
export interface Retention {
  /** Notifications, from when they were read. */
  notificationsDays: number | null;
  /** The messages of a job, from its end. */
  chatsDays: number | null;
  /** What each account’s security log has. */
  securityDays: number;
  /** Emails that were sent or given up. */
  emailsDays: number;
  /** Deliveries of webhooks, from when they were made. */
  deliveriesDays: number;
}

/** Of a new installation. */
export const FIRST_RETENTION: Retention = {
  notificationsDays: null,
  chatsDays: null,
  securityDays: 400,
  emailsDays: 30,
  deliveriesDays: 30,
};

/**
 * A bank can take a payment back for months after a job: its chat is evidence until then. Deliveries are tried for about
 * three days.
 */
export const RETENTION_BOUNDS = {
  notificationsDays: { least: 30, most: 3_650 },
  chatsDays: { least: 365, most: 3_650 },
  securityDays: { least: 90, most: 3_650 },
  emailsDays: { least: 7, most: 365 },
  deliveriesDays: { least: 7, most: 365 },
} as const satisfies Record<keyof Retention, { least: number; most: number }>;
