import { plural, t } from '@lingui/core/macro';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const spans = [
  { seconds: 365 * DAY, text: (years: number) => plural(years, { one: '# year ago', other: '# years ago' }) },
  {
    seconds: 30 * DAY,
    text: (months: number) => plural(months, { one: '# month ago', other: '# months ago' }),
  },
  { seconds: DAY, text: (days: number) => plural(days, { one: '# day ago', other: '# days ago' }) },
  { seconds: HOUR, text: (hours: number) => plural(hours, { one: '# hour ago', other: '# hours ago' }) },
  {
    seconds: MINUTE,
    text: (minutes: number) => plural(minutes, { one: '# minute ago', other: '# minutes ago' }),
  },
];

/** How long ago something happened: "just now", "5 minutes ago". Clamped at now, which is rounded down to the minute. */
export function agoText(at: string, now: string): string {
  const seconds = Math.floor((Date.parse(now) - Date.parse(at)) / 1000);
  const span = spans.find((each) => seconds >= each.seconds);
  if (span) return span.text(Math.floor(seconds / span.seconds));
  return seconds < 10 ? t`just now` : t`${seconds} seconds ago`;
}
