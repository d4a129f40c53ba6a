import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

/** How a first client comes: what to set up, then the consultation and the money. */
export function FirstClient() {
  return (
    <section aria-labelledby="first" className="border-t border-line py-12 md:py-14">
      <h2 id="first" className="text-2xl md:text-3xl">
        <Trans>How your first client finds you</Trans>
      </h2>
      <div className="mt-7 grid gap-x-14 gap-y-10 md:grid-cols-2">
        <div>
          <h3 className="border-b-2 border-ink pb-3 text-xl">
            <Trans>You set up once</Trans>
          </h3>
          <Steps steps={toBeFound()} />
        </div>
        <div>
          <h3 className="border-b-2 border-ink pb-3 text-xl">
            <Trans>Then you talk</Trans>
          </h3>
          <Steps steps={toTheFirstClient()} />
        </div>
      </div>
    </section>
  );
}

function Steps({ steps }: { steps: readonly { name: string; about: string }[] }) {
  return (
    <ol>
      {steps.map(({ name, about }, index) => (
        <li
          key={name}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-4 last:border-0"
        >
          <span aria-hidden className="num font-display text-xl leading-6 font-semibold text-ink-3">
            {index + 1}
          </span>
          <div>
            <h4 className="font-semibold">{name}</h4>
            <p className="mt-1 max-w-[50ch] text-pretty text-ink-2">{about}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function toBeFound() {
  return [
    {
      name: t`Say what you do`,
      about: t`A headline, a few lines about your work, and your categories. That’s how clients find you.`,
    },
    {
      name: t`Set your hours`,
      about: t`Only these times can be booked. Connect your calendar, and busy times drop out automatically.`,
    },
    {
      name: t`Set up payouts`,
      about: t`Required by law to verify who gets paid. Have your bank details ready.`,
    },
    {
      name: t`Add a service`,
      about: t`One thing you do well, its price, and how long you’d like to talk first.`,
    },
  ];
}

function toTheFirstClient() {
  return [
    {
      name: t`A client asks, or you propose`,
      about: t`Clients find you by what you do and when you’re free. Or reply to a job posting with a price and a time to talk.`,
    },
    {
      name: t`You talk on video`,
      about: t`Here on Parley, at a time that works on both your clocks. You both hear whether the work fits. Saying no costs neither of you anything.`,
    },
    {
      name: t`You write the offer`,
      about: t`The work, the price and the days, while it’s fresh in your minds. The client hires you by paying it.`,
    },
    {
      name: t`You start with the money held`,
      about: t`Parley holds it from the first day. When the client accepts the work, it’s paid out to you.`,
    },
  ];
}
