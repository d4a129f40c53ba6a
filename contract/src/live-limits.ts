/** The live channel's path and limits, for both ends. */
export const LIVE_PATH = '/api/live';
/** Connections that have not signed in by then are closed. */
export const SIGN_IN_TIMEOUT_MS = 5_000;
/** Connections of one network address (IPv6: a /64) that have not signed in yet; more are refused. */
export const MAX_UNAUTHENTICATED = 50;
/** One signal of a call, as JSON in bytes. */
export const MAX_SIGNAL_BYTES = 65_536;
/** One change of notes, in base64: 48 KiB, enough for a full text in the widest characters. */
export const MAX_NOTES_CHANGE = 65_536;
/** The state vector of notes, in base64: enough for more pages than may write in one text. */
export const MAX_NOTES_VECTOR = 8_192;
/** A larger message closes the connection. */
export const MAX_MESSAGE_BYTES = 81_920;
/** Connections of one user; above it the oldest one is closed. */
export const MAX_SOCKETS = 20;
/** Stays of one person in a consultation's room: all are read to decide who came, and by the admin who decides a dispute. */
export const MAX_STAYS = 1_000;
/** How often typing is announced at most, and how long it counts. */
export const TYPING_INTERVAL_MS = 2_000;
export const TYPING_TIMEOUT_MS = 5_000;
/** How often screens poll while the channel is down. */
export const POLL_WITHOUT_LIVE_MS = 60_000;
/** Notifications are polled even while the channel is up: a hint may be lost. */
export const NOTIFICATION_POLL_MS = 60_000;
