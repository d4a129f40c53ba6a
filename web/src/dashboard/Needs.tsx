import type { Need } from '@parley/contract/dashboard/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { cityOf } from '@parley/contract/time.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { paths } from '../paths.ts';
import { whenText } from '../time/format.ts';
import { type ButtonKind, LinkButton } from '../ui/Button.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Section } from '../ui/Section.tsx';
import { dueWords } from './due.ts';

/** The queue of exactly what waits for me: by when, what, and its one button. */
export function Needs({ needs, side }: { needs: readonly Need[]; side: Side }) {
  return (
    <Section title="Needs you" strong end={`Your time, ${cityOf(useViewerZone())}`}>
      {needs.length === 0 && <Nothing side={side} />}
      <ul>
        {needs.map((need, place) => (
          <Row key={`${need.kind} ${need.url} ${need.text}`} need={need} isFirst={place === 0} />
        ))}
      </ul>
    </Section>
  );
}

/** One strong button in the queue, for what is due first; a call that begins is marigold wherever it stands. */
function kindOf({ kind }: Need, isFirst: boolean): ButtonKind {
  if (kind === 'join_consultation') return 'time';
  return isFirst ? 'strong' : 'quiet';
}

function Row({ need, isFirst }: { need: Need; isFirst: boolean }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 border-b border-line py-4 sm:grid-cols-[108px_minmax(0,1fr)_auto]">
      <Due need={need} />
      <div className="min-w-0">
        <h3 className="line-clamp-4 wrap-anywhere">{need.text}</h3>
        <Detail need={need} />
      </div>
      <LinkButton small kind={kindOf(need, isFirst)} to={need.url}>
        {need.action}
      </LinkButton>
    </li>
  );
}

/** What it is about; a talk's time in the reader's own zone. */
function Detail({ need }: { need: Need }) {
  const [zone, now] = [useViewerZone(), useNow()];
  const when = need.talkAt ? ` · ${whenText(need.talkAt, zone, now)}` : '';
  return (
    <p className="mt-0.5 line-clamp-4 text-sm wrap-anywhere text-ink-3 tabular-nums">
      {need.detail}
      {when}
    </p>
  );
}

function Due({ need }: { need: Need }) {
  const words = dueWords(need, useViewerZone(), useNow());
  return (
    <p className="col-span-2 flex items-baseline gap-x-2 text-sm text-ink-3 tabular-nums sm:col-span-1 sm:block">
      <b className="block text-base font-semibold text-time-ink">{words.left}</b>
      {words.until}
    </p>
  );
}

function Nothing({ side }: { side: Side }) {
  return side === 'client' ? (
    <Empty
      title="You are all caught up"
      action={
        <>
          <LinkButton small to={paths.addJobPosting()}>
            Post a job
          </LinkButton>
          <LinkButton small kind="quiet" to={paths.services()}>
            Find a professional
          </LinkButton>
        </>
      }
    >
      Proposals to answer, jobs to pay and work to accept will line up here.
    </Empty>
  ) : (
    <Empty
      title="You are all caught up"
      action={
        <>
          <LinkButton small to={paths.jobPostings()}>
            Find a job
          </LinkButton>
          <LinkButton small kind="quiet" to={paths.settings('availability')}>
            Set your hours
          </LinkButton>
        </>
      }
    >
      Invitations to answer, talks that begin and work to deliver will line up here.
    </Empty>
  );
}
