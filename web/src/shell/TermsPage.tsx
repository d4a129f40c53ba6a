import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Route } from './+types/TermsPage';
import { pageMeta } from '../platform/page-meta.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dateText } from '../time/long-dates.ts';
import type { LegalText } from '@parley/contract/support/legal.ts';
import { dataOrThrow, httpApi, inProcessApi } from '../platform/api-server.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
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

export async function loader({ context }: Route.LoaderArgs) {
  return dataOrThrow(await inProcessApi(context)('GET /api/support/legal', {}));
}
export const clientLoader = async () => dataOrThrow(await httpApi('GET /api/support/legal', {}));

export default function TermsPage({ loaderData }: Route.ComponentProps) {
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
        <Part id="terms" name={t`Terms of service`} text={loaderData.terms} builtIn={terms()} />
        <Part id="privacy" name={t`Privacy`} text={loaderData.privacy} builtIn={privacy()} />
      </div>
    </div>
  );
}

interface PartProps {
  id: string;
  name: string;
  text: LegalText;
  builtIn: readonly Clause[];
}

/** The installation's own text, or else the built-in one. */
function Part({ id, name, text: { blocks, since }, builtIn }: PartProps) {
  const zone = useViewerZone();
  const date = since && dateText(since, zone);
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pb-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-5">
        <h2 id={id}>{name}</h2>
        {date && (
          <p className="text-sm text-ink-3">
            <Trans>Last changed on {date}</Trans>
          </p>
        )}
      </div>
      {blocks ? <LegalBlocks blocks={blocks} /> : <BuiltIn clauses={builtIn} />}
    </section>
  );
}

function BuiltIn({ clauses }: { clauses: readonly Clause[] }) {
  return clauses.map(({ title, text }) => (
    <div key={title} className="border-t border-line py-5">
      <h3>{title}</h3>
      <div className="mt-2 grid max-w-[68ch] gap-3 text-pretty text-ink-2">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  ));
}
