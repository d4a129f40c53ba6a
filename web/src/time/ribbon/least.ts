/** In minutes. Less is too short for any consultation. */
export const LEAST = 15;
