import { msg } from '@lingui/core/macro';
import { percentText } from '../platform/installation/current-fee.ts';
import { Trans, useLingui } from '@lingui/react/macro';
const ASKED = [
  {
    what: msg`Who you are`,
    why: msg`Your name, date of birth and address, sometimes a photo of your ID. Required by law to verify who gets paid.`,
  },
  {
    what: msg`Where your money goes`,
    why: msg`A bank account in your name. Only the payment processor gets its number; we never see it.`,
  },
  {
    what: msg`What you do`,
    why: msg`Your line of work in a few words, so the processor knows what the money is for.`,
  },
];

/** What the processor's page asks for, and why. */
export function OnboardingRequirements() {
  const { t } = useLingui();
  const fee = percentText();
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements" className="border-b border-line pb-3 text-xl">
        <Trans>What you’ll be asked, and why</Trans>
      </h2>
      <dl>
        {ASKED.map(({ what, why }) => (
          <div key={what.id} className="border-b border-line py-4">
            <dt className="font-semibold">{t(what)}</dt>
            <dd className="mt-1 max-w-[60ch] text-pretty text-ink-2">{t(why)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[64ch] text-sm text-ink-3">
        <Trans>
          Clients pay before work starts. Parley holds the money until they accept the work. Then it’s yours,
          less the {fee} that Parley keeps.
        </Trans>
      </p>
    </section>
  );
}
