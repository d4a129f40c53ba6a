interface HourlyPrice {
  hours: number;
  rateCents: number;
}

/** What hours at a rate come to: they are counted in quarters, so only a rate in odd cents is rounded, half a cent up. */
export const hourlyCents = ({ hours, rateCents }: HourlyPrice): number => Math.round(hours * rateCents);

interface Price extends Partial<HourlyPrice> {
  amountCents: number;
}

/** Whether a price is either fixed or exactly what its hours and their rate come to. */
export function isHourlyPrice({ amountCents, hours, rateCents }: Price): boolean {
  if (hours === undefined || rateCents === undefined) return hours === rateCents;
  return hourlyCents({ hours, rateCents }) === amountCents;
}
