import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import { bothTimes, dayTimeText } from '../time/format.ts';
import { Timeline, type TimelineItem } from '../time/Timeline.tsx';
import { otherOf, shortName, type Side } from '../users/sides.ts';

type Entry = Talk['history'][number];
interface Props {
  talk: Talk;
  side: Side;
  zone: string;
}

const ENDS: Partial<Record<Entry['action'], 'done' | 'bad'>> = {
  accept: 'done',
  decline: 'bad',
  expire: 'bad',
  withdraw: 'bad',
};

/** How the talk went, the latest last, each move in words with the time it named. */
export function TalkTimeline({ talk, side, zone }: Props) {
  const items = talk.history.map((entry, index) => ({
    key: `${entry.at} ${entry.action}`,
    title: wordsOf(entry, { talk, side, zone }),
    note: <Note entry={entry} zone={zone} />,
    state: dotOf(entry, index === talk.history.length - 1 && talk.turn !== null),
  }));
  return <Timeline label="How the talk went" items={items} />;
}

function Note({ entry: { at, message }, zone }: { entry: Entry; zone: string }) {
  return (
    <>
      <time dateTime={at}>{dayTimeText(at, zone)}</time>
      {message && <q className="mt-1 block whitespace-pre-line text-ink-2">{message}</q>}
    </>
  );
}

/** An entry as a sentence: "You asked for Wed 25 Nov 08:30 your time · 02:30 for Ana in Bogota". */
export function wordsOf(entry: Entry, { talk, side, zone }: Props): string {
  const other = otherOf(talk, side);
  const time =
    entry.startsAt === null
      ? ''
      : bothTimes(entry.startsAt, zone, other.timeZone, shortName(other.displayName)).text;
  const who = entry.by === side ? 'You' : shortName(whoOf(entry.by, talk));
  const words: Record<Entry['action'], string> = {
    send: `${who} sent ${talk.kind === 'PROPOSAL' ? 'the proposal' : 'the invitation'}${time && `, to talk ${time}`}`,
    open: `${who} read it`,
    accept: `${who} accepted`,
    reschedule: `${who} asked for another time${time && `: ${time}`}`,
    reject_reschedule: `${who} rejected the new time`,
    decline: `${who} declined`,
    withdraw: `${who} withdrew`,
    expire: entry.by === 'admin' ? 'Parley ended it' : 'It ended by itself',
  };
  return words[entry.action];
}

function whoOf(by: Entry['by'], talk: Talk): string {
  return by === 'client' || by === 'professional' ? talk[by].displayName : 'Parley';
}

function dotOf(entry: Entry, isWaiting: boolean): TimelineItem['state'] {
  return ENDS[entry.action] ?? (isWaiting ? 'next' : 'plain');
}
