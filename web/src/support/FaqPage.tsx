import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Route } from './+types/FaqPage';
import { pageMeta } from '../platform/page-meta.ts';
import { absoluteUrl, useSupportEmail } from '../platform/root-data.ts';
import { paths } from '../paths.ts';
import { control } from '../ui/form/Field.tsx';
import { searchTopics, type Question, type Topic, topics } from './faq.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: t`FAQ`,
    description: t`How consultations, hiring, payments and reviews work on Parley: short answers to common questions.`,
    canonical: absoluteUrl(matches, paths.faq()),
    image: absoluteUrl(matches, '/api/sharing/card'),
    about: {
      '@type': 'FAQPage',
      mainEntity: topics()
        .flatMap(({ questions }) => questions)
        .map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
    },
  });

export default function FaqPage() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const email = useSupportEmail();
  const shown = searchTopics(topics(), typed);
  const found = shown.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className="column pt-10 md:pt-16">
      <h1>
        <Trans>Frequently asked questions</Trans>
      </h1>
      <label className="relative mt-7 block max-w-120">
        <span className="sr-only">
          <Trans>Search questions and answers</Trans>
        </span>
        <Search aria-hidden className="absolute top-3.5 left-3.5 size-4 text-ink-3" />
        <input
          type="search"
          value={typed}
          placeholder={t`Fees, refund, time zone`}
          className={`${control} pl-10`}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <output className="mt-2 block min-h-6 text-sm text-ink-3">
        {typed.trim() !== '' && <Plural value={found} one="# answer" other="# answers" />}
      </output>
      {found === 0 && (
        <p className="border-t border-line py-10 text-ink-2">
          {email ? (
            <Trans>
              No answers found. Select Support at the bottom of this page to ask us, or email{' '}
              <a href={`mailto:${email}`} className="underline">
                {email}
              </a>
              .
            </Trans>
          ) : (
            <Trans>No answers found. Select Support at the bottom of this page to ask us.</Trans>
          )}
        </p>
      )}
      <div className="mt-6 grid gap-x-12 md:grid-cols-[12.5rem_1fr]">
        <TopicIndex topics={shown} />
        <div>
          {shown.map((topic) => (
            <TopicSection key={topic.id} topic={topic} />
          ))}
        </div>
      </div>
    </div>
  );
}

function TopicIndex({ topics }: { topics: readonly Topic[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Topics`} className="hidden md:block">
      <ul className="sticky top-6 grid gap-1 text-ink-3">
        {topics.map(({ id, name }) => (
          <li key={id}>
            <a href={paths.faq(id)} className="inline-flex min-h-11 md:min-h-8 items-center hover:text-ink">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopicSection({ topic }: { topic: Topic }) {
  return (
    <section aria-labelledby={topic.id} className="mb-12 border-t-2 border-ink">
      <h2 id={topic.id} className="py-4 text-xl">
        {topic.name}
      </h2>
      {topic.questions.map((question) => (
        <Answer key={question.id} {...question} />
      ))}
    </section>
  );
}

function Answer({ id, question, answer }: Question) {
  return (
    <article id={id} className="border-t border-line py-5 target:bg-time-soft/40">
      <h3>
        <a href={paths.faq(id)}>{question}</a>
      </h3>
      <div className="mt-2 grid max-w-[68ch] gap-3 text-pretty text-ink-2">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
