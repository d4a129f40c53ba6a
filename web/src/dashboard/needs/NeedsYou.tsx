import { Trans, useLingui } from '@lingui/react/macro';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { cityOf } from '@parley/contract/time.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { takeFocus } from '../../ui/feedback/take-focus.ts';
import { paths } from '../../paths.ts';
import { dayTimeText, whenText } from '../../time/format.ts';
import { otherTimeOf } from '../../time/other-time.ts';
import { type ButtonKind, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { AcceptNeed } from './AcceptNeed.tsx';
import { dueText } from './due.ts';
import { needLabel } from './need-label.ts';
import { isSnoozed, needsInGroups } from './needs-groups.ts';
import { SnoozeButton } from './SnoozeButton.tsx';
import { SnoozedNeeds } from './SnoozedNeeds.tsx';
import type { Accepted } from './use-accept.ts';
import { keyOf, type QueueActs, useQueueActs } from './use-queue-acts.ts';

interface Props {
  needs: readonly Need[];
  side: Side;
  /** Whether a consultation is about to start or running, which is shown above. */
  isBusy?: boolean;
}

/** The queue of what needs the reader's attention: what is due first, then the rest in groups. */
export function NeedsYou({ needs, side, isBusy = false }: Props) {
  const { t } = useLingui();
  const city = cityOf(useViewerZone());
  const [done, setDone] = useState<Accepted | null>(null);
  const acts = useQueueActs();
  const { leaving, bringBack } = acts;
  const [first, ...rest] = needs.filter((need) => !isSnoozed(need) && !leaving.isGone(keyOf(need)));
  const answering = { onDone: setDone, acts };
  return (
    <div ref={focusFallback} className="min-w-0">
      <Section title={t`Needs your attention`} strong end={t`Your time, ${city}`}>
        {done && <Done accepted={done} />}
        {first ? (
          <ul>
            <Row key={keyOf(first)} need={first} isFirst {...answering} />
          </ul>
        ) : (
          <>{isBusy ? <NothingElse /> : <AllDone side={side} />}</>
        )}
        {needsInGroups(rest).map(({ name, needs: grouped }, at) => (
          <Group key={name} name={name} needs={grouped} isFolded={at > 0} {...answering} />
        ))}
        <SnoozedNeeds needs={needs.filter(isSnoozed)} onBack={bringBack} />
      </Section>
    </div>
  );
}

interface Answering {
  onDone: (accepted: Accepted) => void;
  acts: QueueActs;
}

/** What was just agreed to; its row is gone, so this takes the focus. */
function Done({ accepted: { at, jobId } }: { accepted: Accepted }) {
  const zone = useViewerZone();
  const when = dayTimeText(at, zone);
  return (
    <p
      key={at}
      ref={takeFocus}
      tabIndex={-1}
      className="border-b border-l-3 border-b-line border-l-good py-3 pl-3.5 tabular-nums outline-none"
    >
      <Trans>Agreed: you’ll talk on {when}.</Trans>{' '}
      {jobId !== null && (
        <Link to={paths.job(jobId)} className="underline">
          <Trans>Open the job</Trans>
        </Link>
      )}
    </p>
  );
}

interface GroupProps extends Answering {
  name: string;
  needs: readonly Need[];
  /** On phones, in one line until it is opened. */
  isFolded: boolean;
}

function Group({ name, needs, isFolded, ...answering }: GroupProps) {
  const { t } = useLingui();
  const [heading, list] = [useId(), useId()];
  const [isOpen, setOpen] = useState(!isFolded);
  return (
    <section aria-labelledby={heading}>
      <div className="flex items-baseline justify-between pt-6 pb-1">
        <h3 id={heading} className="text-sm font-semibold text-ink-2">
          {name} <span className="ml-1 font-normal text-ink-3 tabular-nums">{needs.length}</span>
        </h3>
        {isFolded && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-describedby={heading}
            className="min-h-11 md:min-h-6 text-sm underline sm:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t`Hide` : t`Show`}
          </button>
        )}
      </div>
      {!isOpen && (
        <p className="line-clamp-2 border-b border-line pb-3 text-sm wrap-anywhere text-ink-3 sm:hidden">
          {[...new Set(needs.map(({ text }) => text))].join(' · ')}
        </p>
      )}
      <ul id={list} className={isOpen ? '' : 'max-sm:hidden'}>
        {needs.map((need) => (
          <Row key={keyOf(need)} need={need} isFirst={false} {...answering} />
        ))}
      </ul>
    </section>
  );
}

function NothingElse() {
  return (
    <p className="border-b border-line py-5 text-ink-3">
      <Trans>Nothing else needs your attention.</Trans>
    </p>
  );
}

/** One strong button in the queue, for what is due first; a call that starts is marigold wherever it is. */
function kindOf({ kind }: Need, isFirst: boolean): ButtonKind {
  if (kind === 'join_consultation') return 'time';
  return isFirst ? 'strong' : 'quiet';
}

function Row({ need, isFirst, onDone, acts }: Answering & { need: Need; isFirst: boolean }) {
  const Heading = isFirst ? 'h3' : 'h4';
  const { leaving } = acts;
  const key = keyOf(need);
  const isLeaving = leaving.isLeaving(key);
  return (
    <li
      ref={leaving.back === key ? focusFirst : undefined}
      inert={isLeaving}
      data-leaving={isLeaving || undefined}
      onAnimationEnd={() => isLeaving && leaving.gone(key)}
      className="relative grid grid-cols-1 items-center gap-x-5 gap-y-2 border-b border-line py-4 sm:grid-cols-[6.75rem_minmax(0,1fr)_auto]"
    >
      <Due need={need} />
      <div className="min-w-0">
        <Heading className={`line-clamp-4 wrap-anywhere ${isFirst ? '' : 'font-semibold'}`}>
          {need.acceptable ? <Link to={need.url}>{need.text}</Link> : need.text}
        </Heading>
        <Detail need={need} />
      </div>
      {need.acceptable ? (
        <AcceptNeed {...{ need, isFirst, onDone, acts }} acceptable={need.acceptable} />
      ) : (
        <span className="flex items-center gap-1">
          <LinkButton
            small
            kind={kindOf(need, isFirst)}
            to={need.url}
            aria-label={needLabel(need)}
            state={need.asksForTime && otherTimeOf(need.asksForTime)}
          >
            {need.action}
          </LinkButton>
          <SnoozeButton need={need} onSnooze={acts.snooze} />
        </span>
      )}
    </li>
  );
}

/** What was brought back has the focus again. */
const focusFirst = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('a, button')?.focus();

/** What it is about; a consultation's time in the reader's own zone. */
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
  const dueLines = dueText(need, useViewerZone(), useNow());
  return (
    <p className="flex items-baseline gap-x-2 text-sm text-ink-3 tabular-nums sm:block">
      <b className="block text-base font-semibold text-time-ink">{dueLines.left}</b>
      {dueLines.until}
    </p>
  );
}

function AllDone({ side }: { side: Side }) {
  const { t } = useLingui();
  return side === 'client' ? (
    <EmptyState
      title={t`You’re all caught up`}
      action={
        <>
          <LinkButton small to={paths.addJobPosting()}>
            <Trans>Post a job</Trans>
          </LinkButton>
          <LinkButton small kind="quiet" to={paths.services()}>
            <Trans>Find a professional</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Proposals to answer, offers to decide on and work to accept appear here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={t`You’re all caught up`}
      action={
        <>
          <LinkButton small to={paths.jobPostings()}>
            <Trans>Find a job</Trans>
          </LinkButton>
          <LinkButton small kind="quiet" to={paths.settings('availability')}>
            <Trans>Set your hours</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Invitations to answer, consultations to join and work to deliver appear here.</Trans>
    </EmptyState>
  );
}
