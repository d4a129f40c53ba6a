import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { topics } from '../../support/faq.ts';

/** What professionals ask first, of all questions. */
const ASKED_FIRST = [
  'how-do-i-start',
  'fees',
  'when-is-the-professional-paid',
  'my-hours',
  'not-what-we-agreed',
];

export function ProAnswers() {
  const all = topics().flatMap(({ questions }) => questions);
  const asked = ASKED_FIRST.flatMap((id) => all.find((each) => each.id === id) ?? []);
  return (
    <section
      aria-labelledby="answers"
      className="grid gap-x-14 gap-y-5 border-t border-line py-12 md:grid-cols-[1fr_2fr] md:py-14"
    >
      <div>
        <h2 id="answers" className="text-2xl md:text-3xl">
          <Trans>Good to know</Trans>
        </h2>
        <p className="mt-3">
          <Link to={paths.faq()} className="text-ink-2 underline underline-offset-3">
            <Trans>All questions and answers</Trans>
          </Link>
        </p>
      </div>
      <div className="border-t-2 border-ink">
        {asked.map(({ id, question, answer }) => (
          <details key={id} className="group border-b border-line">
            <summary className="flex min-h-13 items-center justify-between gap-4 py-2 font-display text-lg font-semibold tracking-tight">
              {question}
              <span aria-hidden className="text-xl text-ink-3 in-[.group[open]]:rotate-45">
                +
              </span>
            </summary>
            <div className="grid max-w-[64ch] gap-3 pb-5 text-pretty text-ink-2">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
