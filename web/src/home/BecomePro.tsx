import { Trans } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import { useUser } from '../platform/session/session.ts';
import { LinkButton } from '../ui/Button.tsx';
import type { exampleShare } from './words/example-share.ts';

type Share = ReturnType<typeof exampleShare>;

/** Invites visitors to join as professionals. */
export function BecomePro(share: Share) {
  if (useUser()) return null;
  return (
    <section
      aria-labelledby="become-pro"
      data-theme="dark"
      className="mt-4 mb-12 grid items-center gap-x-12 gap-y-6 rounded-lg bg-well p-6 text-ink md:grid-cols-[1.3fr_1fr_auto] md:p-10"
    >
      <div className="min-w-0">
        <h2 id="become-pro" className="text-2xl">
          <Trans>Get paid for your expertise</Trans>
        </h2>
        <p className="mt-2 max-w-[52ch] text-pretty text-ink-2">
          <Trans>
            Set your hours once. Clients see them in their own time and ask for a consultation. You decide
            whether the work fits.
          </Trans>
        </p>
      </div>
      <ExampleShare {...share} />
      <div>
        <LinkButton to={paths.becomePro()}>
          <Trans>Become a pro</Trans>
        </LinkButton>
      </div>
    </section>
  );
}

/** What is left of a price, by today’s fee. */
export function ExampleShare({ paid, net }: Share) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums [&_dd]:font-display [&_dd]:text-2xl [&_dd]:font-semibold [&_dt]:text-sm [&_dt]:text-ink-2">
      <div>
        <dt>
          <Trans>Client pays</Trans>
        </dt>
        <dd>{paid}</dd>
      </div>
      <div>
        <dt>
          <Trans>You receive</Trans>
        </dt>
        <dd>{net}</dd>
      </div>
    </dl>
  );
}
