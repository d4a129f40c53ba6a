import { t } from '@lingui/core/macro';
import type {
  NewSeries,
  SeriesPreview,
  SeriesQuestion,
} from '@parley/contract/appointments/series/schemas.ts';
import type { Rhythm } from '@parley/contract/appointments/series/states.ts';
import type { SideRole } from '@parley/contract/sides.ts';
import { useState } from 'react';
import { usePreview } from './use-preview.ts';

type End = 'count' | 'untilOn';
/** What the proposer chose for a date: another time, or null to leave it out. */
export type Changes = ReadonlyMap<string, string | null>;

interface Asker {
  jobId: string;
  /** Of whoever asks: its dates keep the time of day there. */
  timeZone: string;
  /** On whose behalf an admin asks. */
  as?: SideRole | undefined;
}

/** What is chosen so far, and which dates that makes. */
export function useSeriesForm({ jobId, timeZone, as }: Asker) {
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [minutes, setMinutes] = useState(30);
  const [rhythm, setRhythm] = useState<Rhythm>('WEEKLY');
  const [end, setEnd] = useState<End>('count');
  const [count, setCount] = useState<number | null>(6);
  const [untilOn, setUntilOn] = useState('');
  const [changes, setChanges] = useState<Changes>(new Map());
  const [tries, setTries] = useState(0);
  const limit = end === 'count' ? (count === null ? null : { count }) : untilOn === '' ? null : { untilOn };
  const question: SeriesQuestion | null =
    startsAt === null || limit === null ? null : { startsAt, timeZone, rhythm, minutes, ...limit };
  const preview = usePreview({ jobId, as }, question, tries);
  const dates = preview?.ok ? preview.data.dates : [];
  const body = question && preview?.ok === true ? bodyOf(question, preview.data, changes) : null;
  return {
    timeZone,
    startsAt,
    minutes,
    rhythm,
    end,
    count,
    untilOn,
    changes,
    preview,
    dates,
    setRhythm,
    setEnd,
    setCount,
    setUntilOn,
    pick: (at: string) => {
      setStartsAt(at);
      setChanges(new Map());
    },
    setMinutes: (length: number) => {
      setMinutes(length);
      setStartsAt(null);
      setChanges(new Map());
    },
    change: (on: string, to: string | null | undefined) => {
      const next = new Map(changes);
      if (to === undefined) next.delete(on);
      else next.set(on, to);
      setChanges(next);
    },
    /** Free times may have gone. */
    reload: () => setTries(tries + 1),
    /** What to ask for; null until each date that can’t be booked has an answer. */
    body,
    /** What has to be chosen before; null when nothing is missing. */
    missing: body === null ? missing(startsAt, dates) : null,
    kept: startsWith(dates, changes),
  };
}

export type SeriesForm = ReturnType<typeof useSeriesForm>;

function missing(startsAt: string | null, dates: SeriesPreview['dates']): string {
  if (startsAt === null) return t`Pick the first time.`;
  return dates.length === 0
    ? t`Say when the series ends.`
    : t`Choose another time for each date that isn’t available, or skip it.`;
}

/** When each of them starts, without those left out. */
const startsWith = (dates: SeriesPreview['dates'], changes: Changes): string[] =>
  dates.flatMap(({ on, startsAt }) => (changes.has(on) ? (changes.get(on) ?? []) : startsAt));

function bodyOf(
  question: SeriesQuestion,
  { dates }: SeriesPreview,
  changes: Changes,
): Omit<NewSeries, 'message'> | null {
  if (dates.some(({ on, refusal }) => refusal !== null && !changes.has(on))) return null;
  const wanted = dates.flatMap(({ on }) => {
    const startsAt = changes.get(on);
    return startsAt === undefined ? [] : [{ on, startsAt }];
  });
  return { ...question, changes: wanted };
}
