import type { ReactNode } from 'react';

export type Tone = 'plain' | 'time' | 'good' | 'bad' | 'info';
const tones: Record<Tone, string> = {
  plain: 'bg-well text-ink-2',
  time: 'bg-time-soft text-time-ink',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
};

/** A status tag; tone `time` (marigold) only for time and what needs the reader's action. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`${tones[tone]} inline-flex min-h-6 max-w-full items-center rounded-full px-2.5 text-xs font-medium wrap-anywhere`}
    >
      {children}
    </span>
  );
}
