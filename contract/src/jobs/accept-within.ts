/** How many days a client has to check delivered work before it counts as accepted and the held money (escrow) is released automatically. */
export const ACCEPT_WITHIN_DAYS = 14;
