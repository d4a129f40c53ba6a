// Zone names that differ from the place's: old ones, which browsers still use, and shortened ones.
const renamed = new Map(
  `Asmera: Asmara, Bahia Banderas: Bahía de Banderas, Calcutta: Kolkata, ComodRivadavia: Comodoro Rivadavia, Coral Harbour: Atikokan,
  DumontDUrville: Dumont d’Urville, Easter: Easter Island, Enderbury: Kanton, Faeroe: Faroe, Godthab: Nuuk,
  Ho Chi Minh: Ho Chi Minh City, Katmandu: Kathmandu, Kiev: Kyiv, Lower Princes: Lower Prince’s Quarter,
  Ndjamena: N’Djamena, Ponape: Pohnpei, Rangoon: Yangon, Saigon: Ho Chi Minh City, Scoresbysund: Ittoqqortoormiit,
  St Johns: St. John’s, Truk: Chuuk`
    .split(/,\s+/)
    .map((pair) => pair.split(': '))
    .map(([from = '', to = '']) => [from, to]),
);
// Accents and dots, which zone names don't have.
const spelled = new Map(
  `Araguaína, Asunción, Belém, Bogotá, Büsingen, Cancún, Chișinău, Ciudad Juárez, Córdoba, Cuiabá, Curaçao,
  Eirunepé, El Aaiún, Galápagos, Lomé, Maceió, Mahé, Mazatlán, Mérida, Nouméa, Réunion, Reykjavík, Río Gallegos,
  Santarém, São Paulo, São Tomé, St. Barthélemy, St. Helena, St. Kitts, St. Lucia, St. Thomas, St. Vincent,
  Tucumán, Ürümqi, Zürich`
    .split(/,\s+/)
    .map((name) => [withoutAccents(name).replaceAll('.', ''), name]),
);

/** Removes the accents: "Bogota" for "Bogotá". */
export function withoutAccents(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The zone's city in its current spelling, with accents. */
export function cityOf(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return renamed.get(city) ?? spelled.get(city) ?? city;
}

/** From an instant up to, not including, another; in epoch milliseconds. */
export interface Span {
  start: number;
  end: number;
}

/** The earlier and the later instant that a local time can mean: the same, unless clocks skip or repeat it. */
export function readings(local: Temporal.PlainDateTime, zone: string) {
  return [
    local.toZonedDateTime(zone, { disambiguation: 'earlier' }),
    local.toZonedDateTime(zone, { disambiguation: 'later' }),
  ] as const;
}

/** Which of two equal times this is, where clocks repeat an hour: " UTC−4", to stand behind it; empty for all others. */
export function offsetIfRepeated(at: Temporal.ZonedDateTime): string {
  const [first, second] = readings(at.toPlainDateTime(), at.timeZoneId);
  if (first.offset === second.offset) return '';
  return ` UTC${at.offset.replaceAll(/\b0(?=\d:)|:00$/g, '').replace('-', '−')}`;
}

/** "17:15–18:00"; an offset before the dash keeps its distance: "01:30 UTC−4 – 01:15 UTC−5". */
export const clockSpan = (from: string, to: string) =>
  from.includes('UTC') ? `${from} – ${to}` : `${from}–${to}`;

/** Minutes after midnight on such a clock: "17:15" or "5:15 PM"; the end of the day is "24:00" or "12:00 AM". */
export function clockText(minutes: number, hours: 12 | 24): string {
  const [hour, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  if (hours === 24) return `${String(hour).padStart(2, '0')}:${rest}`;
  return `${hour % 12 || 12}:${rest} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
