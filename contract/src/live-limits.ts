/** Where the channel is, and how much it takes: for both sides of it. */
export const LIVE_PATH = '/api/live';
/** Who has not signed in by then is cut. */
export const SIGN_IN_TIMEOUT_MS = 5_000;
/** Connections of one network address (IPv6: a /64) that have not signed in yet; more are refused. */
export const MAX_UNAUTHENTICATED = 50;
/** One signal of a call, as JSON in bytes. */
export const MAX_SIGNAL_BYTES = 65_536;
/** What one message on the channel may weigh; a larger one ends the connection. */
export const MAX_MESSAGE_BYTES = 81_920;
/** Tabs and devices of one person at a time; the oldest makes room. */
export const MAX_SOCKETS = 20;
/** Typing is said again at most this often, and counts this long. */
export const TYPING_INTERVAL_MS = 2_000;
export const TYPING_TIMEOUT_MS = 5_000;
/** While the channel is down, screens ask this often. */
export const POLL_WITHOUT_LIVE_MS = 60_000;
/** New notifications are asked for this often whatever the live channel does: a hint may be lost, or come from nobody. */
export const NOTIFICATION_POLL_MS = 60_000;
