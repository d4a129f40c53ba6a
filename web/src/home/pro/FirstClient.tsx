import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { minutesLeft, shownSteps } from '../../dashboard/start/step-words.ts';

/** What makes a professional bookable. */
const SET_UP = (['finish_profile', 'set_hours', 'set_up_payouts', 'add_service'] as const).map((step) => ({
  step,
  isDone: false,
}));

/** How a first client comes: what to set up, then the talk and the money. */
export function FirstClient() {
  const steps = shownSteps(SET_UP);
  return (
    <section aria-labelledby="first" className="border-t border-line py-12 md:py-14">
      <h2 id="first" className="text-2xl md:text-3xl">
        <Trans>How your first client comes</Trans>
      </h2>
      <div className="mt-7 grid gap-x-14 gap-y-10 md:grid-cols-2">
        <div>
          <h3 className="border-b-2 border-ink pb-3 text-xl">
            <Plural
              value={minutesLeft(steps)}
              one="About # minute to set up"
              other="About # minutes to set up"
            />
          </h3>
          <Steps steps={steps.map(({ name, about, minutes }) => ({ name, about, end: t`${minutes} min` }))} />
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

function Steps({ steps }: { steps: readonly { name: string; about: string; end?: string }[] }) {
  return (
    <ol>
      {steps.map(({ name, about, end }, index) => (
        <li
          key={name}
          className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] border-b border-line py-4 last:border-0"
        >
          <span aria-hidden className="num font-display text-xl leading-6 font-semibold text-ink-3">
            {index + 1}
          </span>
          <div>
            <h4 className="font-semibold">{name}</h4>
            <p className="mt-1 max-w-[50ch] text-pretty text-ink-2">{about}</p>
          </div>
          {end && <span className="num pl-4 text-sm text-ink-3">{end}</span>}
        </li>
      ))}
    </ol>
  );
}

function toTheFirstClient() {
  return [
    {
      name: t`A client asks, or you propose`,
      about: t`Clients find you by what you do and when you’re free. Or reply to a job posting with a price and a time to talk.`,
    },
    {
      name: t`You talk on video`,
      about: t`In a room here, at a time on both your clocks. You both hear whether the work fits. Saying no costs neither of you anything.`,
    },
    {
      name: t`You write the offer`,
      about: t`The work, the price and the days, while you both remember. The client hires you by paying it.`,
    },
    {
      name: t`You start with the money held`,
      about: t`Parley holds it from the first day. When the client accepts the work, it’s paid out to you.`,
    },
  ];
}
