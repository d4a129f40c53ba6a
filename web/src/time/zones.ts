/** Every zone that the browser knows, and the chosen one in any case, as words. */
export function zoneOptions(chosen: string): { value: string; label: string }[] {
  const zones = [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).toSorted();
  return zones.map((zone) => ({ value: zone, label: readable(zone) }));
}

function readable(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ');
}
