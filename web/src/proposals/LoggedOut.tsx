import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { takeFocus } from '../ui/feedback/take-focus.ts';

/** In place of the proposal form when the session has ended: the page is for everybody and stays. */
export function LoggedOut({ to }: { to: string }) {
  const { t } = useLingui();
  return (
    <Section title={t`Write a proposal`} strong>
      <div ref={takeFocus} tabIndex={-1} className="grid justify-items-start gap-5 pt-5 outline-none">
        <p role="alert">
          <Trans>You’ve been logged out. Log in again to send your proposal.</Trans>
        </p>
        <LinkButton to={to}>
          <Trans>Log in</Trans>
        </LinkButton>
      </div>
    </Section>
  );
}
