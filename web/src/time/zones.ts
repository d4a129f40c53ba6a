import { cityOf } from '@parley/contract/time.ts';

/** Every zone the browser knows, always including the chosen one, with labels. */
export function zoneOptions(chosen: string): { value: string; label: string }[] {
  const zones = [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).toSorted();
  return zones.map((zone) => ({ value: zone, label: readable(zone) }));
}

function readable(zone: string): string {
  const area = zone.slice(0, zone.lastIndexOf('/') + 1);
  return `${area}${cityOf(zone)}`.replaceAll('_', ' ').replaceAll('/', ' / ');
}
