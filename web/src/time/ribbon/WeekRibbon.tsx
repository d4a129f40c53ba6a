import { RibbonFrame } from './RibbonFrame.tsx';
import { OpenedDay } from './OpenedDay.tsx';
import { openedDay } from './opened-day.ts';
import { type Bookable, weekOf } from './week-of.ts';

export interface RibbonProps {
  /** Whose hours these are. */
  of: Bookable;
  /** The reader's zone; the first day is their today. */
  zone: string;
  now: string;
}

/** Somebody's bookable time against the reader's next seven days, the best of them opened to its hours. */
export function WeekRibbon({ of, zone, now }: RibbonProps) {
  const week = weekOf(of, zone, now);
  const opened = openedDay(of, week);
  return (
    <RibbonFrame of={of} zone={zone} now={now} week={week} size="card">
      {opened && <OpenedDay opened={opened} zone={zone} now={now} />}
    </RibbonFrame>
  );
}
