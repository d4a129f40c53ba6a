// How long a session lasts.

/** Without renewal a session ends after these days. */
export const SESSION_DAYS = 30;
/** With renewal it ends after these. */
export const MAX_SESSION_DAYS = 90;
/** The previous refresh token stays valid this long, for a second tab that was a moment late. */
export const GRACE_SECONDS = 10;
