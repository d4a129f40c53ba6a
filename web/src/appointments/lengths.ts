/** How long a further consultation of a job can be, in minutes, as people choose it: alone and in a series. */
export const LENGTHS = [15, 30, 45, 60] as const;
