import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '../../platform/api.ts';
import { useAnswer } from '../../platform/use-answer.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { FeedUrl } from './FeedUrl.tsx';

/** The reader's consultations in a calendar of theirs: the link to subscribe to, and how. */
export default function CalendarSection() {
  const { t } = useLingui();
  const { answer: found, setAnswer, retry } = useAnswer('', () => call('GET /api/calendar'));
  if (found === null) return <SkeletonLines />;
  if (!found.ok)
    return (
      <ErrorState title={t`We couldn’t load your calendar link`} message={found.message} onRetry={retry} />
    );
  return (
    <div className="grid max-w-160 gap-10">
      <FeedUrl url={found.data.url} onRenewed={setAnswer} />
      <section aria-labelledby="subscribe" className="grid gap-4">
        <h3 id="subscribe" className="border-b border-line pb-3 text-xl">
          <Trans>How to subscribe</Trans>
        </h3>
        <dl className="grid gap-4">
          {WAYS.map(({ name, how }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-pretty text-ink-2">{t(how)}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-pretty text-ink-3">
          <Trans>
            Calendars refresh automatically, some only once or twice a day. The invitations we email arrive
            sooner.
          </Trans>
        </p>
      </section>
    </div>
  );
}

const WAYS = [
  { name: 'Google Calendar', how: msg`On a computer: Other calendars > + > From URL. Paste the link.` },
  {
    name: 'Apple Calendar',
    how: msg`On a Mac: File > New Calendar Subscription. On an iPhone: Settings > Calendar > Accounts > Add Account > Other.`,
  },
  { name: 'Outlook', how: msg`Add calendar > Subscribe from web. Paste the link.` },
] as const;
