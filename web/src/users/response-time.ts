import { plural, t } from '@lingui/core/macro';

/** How fast somebody replies: "in about 2 h"; null without enough data. */
export function responseTime(medianMinutes: number | null): string | null {
  const { unit, count } = rounded(medianMinutes) ?? { unit: null, count: 0 };
  if (unit === 'min') return t`in about ${count} min`;
  if (unit === 'h') return t`in about ${count} h`;
  return unit && plural(count, { one: 'in about # day', other: 'in about # days' });
}

/** The same as a phrase: "replies in about 2 h". */
export function responseText(medianMinutes: number | null): string | null {
  const { unit, count } = rounded(medianMinutes) ?? { unit: null, count: 0 };
  if (unit === 'min') return t`replies in about ${count} min`;
  if (unit === 'h') return t`replies in about ${count} h`;
  return unit && plural(count, { one: 'replies in about # day', other: 'replies in about # days' });
}

function rounded(medianMinutes: number | null) {
  if (medianMinutes === null) return null;
  const minutes = Math.max(1, Math.round(medianMinutes));
  if (minutes < 60) return { unit: 'min' as const, count: minutes };
  const hours = Math.round(minutes / 60);
  if (hours < 48) return { unit: 'h' as const, count: hours };
  return { unit: 'day' as const, count: Math.round(hours / 24) };
}
