/** How many days a client has to check delivered work before it counts as accepted. */
export const ACCEPT_WITHIN_DAYS = 14;
