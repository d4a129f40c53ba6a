/** A row of the table of figures. */
export interface Row {
  what: string;
  goal: string;
  /** What it is compared with in the same run, or the limit in words. */
  floor: string;
  how: string;
}

export interface Measured {
  what: string;
  measured: string;
  isGood: boolean;
}

/** A script of `npm run bench` that measures rows of the table. */
export interface Part {
  rows: readonly Row[];
  /** Takes long or needs a world of its own: `all` leaves it out unless it is named too. */
  isLong?: true;
  measure: () => Promise<Measured[]>;
}

/** How often each side is measured, and for how long each time; fewer and shorter on a slow machine. */
export const ROUNDS = Number(process.env.ROUNDS ?? 7);
export const SECONDS = Number(process.env.SECONDS ?? 3);
