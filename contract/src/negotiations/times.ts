interface Times {
  startsAt: string;
  /** Beside the first; one of them is accepted. */
  alternatives: readonly string[];
}

/** All the times that a negotiation names, in the order of whoever suggested them. */
export const timesOf = ({ startsAt, alternatives }: Times): string[] => [startsAt, ...alternatives];

/** The earliest that is still ahead, or else the last of them. */
export function nextTimeOf(negotiation: Times, now: string): string {
  const sorted = timesOf(negotiation).toSorted();
  return sorted.find((time) => time > now) ?? lastTimeOf(negotiation);
}

/** No time is left to accept after it. */
export function lastTimeOf(negotiation: Times): string {
  return timesOf(negotiation).reduce((last, time) => (time > last ? time : last));
}
