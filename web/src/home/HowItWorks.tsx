import { t } from '@lingui/core/macro';
import { percentText } from '../platform/fee/current-fee.ts';
import { Trans } from '@lingui/react/macro';

const sides = () => [
  {
    who: t`When you need work done`,
    steps: [
      {
        title: t`Find someone who’s up when you are`,
        text: t`Search by what you need and when you could talk. Each card shows the hours you share, in your time.`,
      },
      {
        title: t`Talk, then agree`,
        text: t`Invite someone, or post a job and compare proposals. Each comes with a price and a time to talk.`,
      },
      {
        title: t`Pay when you hire`,
        text: t`We hold your money while the work is under way, and release it when you accept the work.`,
      },
    ],
  },
  {
    who: t`When you do the work`,
    steps: [
      {
        title: t`Set your hours`,
        text: t`Say what you offer, your price, and when clients can book you. They see it in their own time.`,
      },
      {
        title: t`Reply or propose`,
        text: t`Clients invite you, or you propose a price and a time to talk. Nothing is final until you agree.`,
      },
      {
        title: t`Start with the money held`,
        text: t`You start once the client has paid. When they accept the work, the money is yours, less ${percentText()}.`,
      },
    ],
  },
];

/** Three steps for either side; the top bar leads here. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how" className="scroll-mt-6 border-t border-line py-12">
      <h2 id="how" className="mb-8">
        <Trans>How it works</Trans>
      </h2>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {sides().map(({ who, steps }) => (
          <div key={who}>
            <h3 className="border-b-2 border-ink pb-3 text-xl">{who}</h3>
            <ol>
              {steps.map(({ title, text }, index) => (
                <li
                  key={title}
                  className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-4.5 last:border-0"
                >
                  <span aria-hidden className="num font-display text-xl leading-6 font-semibold text-ink-3">
                    {index + 1}
                  </span>
                  <div>
                    <h4 className="font-semibold">{title}</h4>
                    <p className="mt-1 max-w-[52ch] text-pretty text-ink-2">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
