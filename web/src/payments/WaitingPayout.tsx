import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { Earnings } from '@parley/contract/payments/schemas.ts';
import { paths } from '../paths.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LinkButton } from '../ui/Button.tsx';
import { dateText } from '../time/long-dates.ts';
import { requirementTexts } from './account.ts';

/** Released money that waits for the payout account: how much, why, until when, and what to do. */
export function WaitingPayout({ earnings: { waiting, account } }: { earnings: Earnings }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  if (waiting === null) return null;
  const amount = money(waiting.amountCents);
  const limit = waiting.holdUntil && dateText(waiting.holdUntil, zone);
  const missing = requirementTexts(account.requirements);
  return (
    <section
      aria-label={t`Waiting for you`}
      className="grid justify-items-start gap-3 rounded-lg bg-bad-soft px-5 py-4 text-bad"
    >
      <b className="num font-display text-xl font-semibold">
        <Trans>{amount} is waiting for you</Trans>
      </b>
      <p className="text-pretty tabular-nums">
        {limit ? (
          <Trans>
            It’s released, but our payment processor can’t send it until your payout details are complete.
            Complete them by {limit}: until then it can be held.
          </Trans>
        ) : (
          <Trans>
            It’s released, but our payment processor can’t send it until your payout details are complete.
          </Trans>
        )}
      </p>
      {missing.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {missing.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <LinkButton to={paths.paymentOnboarding()}>
        <Trans>Complete payout details</Trans>
      </LinkButton>
    </section>
  );
}
