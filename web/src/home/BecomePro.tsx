import { Trans } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import { useUser } from '../platform/session/session.ts';
import { LinkButton } from '../ui/Button.tsx';

/** Invites visitors to join as professionals. */
export function BecomePro() {
  if (useUser()) return null;
  return (
    <section
      aria-labelledby="become-pro"
      className="grid items-center gap-x-16 gap-y-6 border-t-2 border-ink py-12 md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="become-pro">
          <Trans>Get paid for your expertise</Trans>
        </h2>
        <p className="mt-3 max-w-[56ch] text-lg text-pretty text-ink-2">
          <Trans>
            List what you do and when you can be booked. Clients who are up when you are will find you.
          </Trans>
        </p>
      </div>
      <div>
        <LinkButton kind="quiet" to={paths.signUp({ role: 'PROFESSIONAL' })}>
          <Trans>Become a pro</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
