const QUARTERS_A_DAY = 96;
const END_OF_DAY = 2359;

/** Every slot code with its minutes of the local day (0…1440) and its 12-hour label, in order. */
export const slotCodes = Array.from({ length: QUARTERS_A_DAY + 1 }, (_, quarter) => slotAt(quarter * 15));

const slotByCode = new Map(slotCodes.map((slot) => [slot.code, slot]));
const slotByMinutes = new Map(slotCodes.map((slot) => [slot.minutes, slot]));

export const weekdays = [
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
  { weekday: 7, name: 'Sunday' },
] as const;

/** Whether the number is one of the 97 slot codes; 0 is not. */
export function isSlotCode(code: number): boolean {
  return slotByCode.has(code);
}

/** Minutes of the local day (0…1440) for a slot code; RangeError for anything else. */
export function minutesOf(code: number): number {
  const slot = slotByCode.get(code);
  if (!slot) throw new RangeError(`${code} is not a slot code`);
  return slot.minutes;
}

/** The slot code for minutes of the local day (a multiple of 15, 0…1440); RangeError for anything else. */
export function codeOf(minutes: number): number {
  const slot = slotByMinutes.get(minutes);
  if (!slot) throw new RangeError(`${minutes} minutes is not on the quarter hours of a day`);
  return slot.code;
}

function slotAt(minutes: number) {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  if (hour === 24) return { code: END_OF_DAY, minutes, label: 'End of Day' };
  const label = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  // Midnight would be 0, which reads as "nothing chosen"; the specification makes it 1.
  return { code: hour * 100 + minute || 1, minutes, label };
}
