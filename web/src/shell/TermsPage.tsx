import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Route } from './+types/TermsPage';
import { pageMeta } from '../platform/page-meta.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { paths } from '../paths.ts';
import { type Clause, privacy, terms } from './terms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: t`Terms and privacy`,
    description: t`What you and Parley can expect from each other, and what happens to your data. In plain words.`,
    canonical: absoluteUrl(matches, paths.terms()),
    image: absoluteUrl(matches, '/api/sharing/card'),
  });

export default function TermsPage() {
  const { t } = useLingui();
  return (
    <div className="column pt-10 md:pt-16">
      <h1>
        <Trans>Terms and privacy</Trans>
      </h1>
      <p className="mt-4 max-w-[58ch] text-lg text-ink-2">
        <Trans>
          What you and Parley can expect from each other, and what happens to your data. Short answers to
          common questions are in the{' '}
          <Link to={paths.faq()} className="underline">
            FAQ
          </Link>
          .
        </Trans>
      </p>
      <div className="mt-8 grid gap-x-16 lg:grid-cols-2">
        <Part id="terms" name={t`Terms of service`} clauses={terms()} />
        <Part id="privacy" name={t`Privacy`} clauses={privacy()} />
      </div>
    </div>
  );
}

function Part({ id, name, clauses }: { id: string; name: string; clauses: readonly Clause[] }) {
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pb-10">
      <h2 id={id} className="py-5">
        {name}
      </h2>
      {clauses.map(({ title, text }) => (
        <div key={title} className="border-t border-line py-5">
          <h3>{title}</h3>
          <div className="mt-2 grid max-w-[68ch] gap-3 text-pretty text-ink-2">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
