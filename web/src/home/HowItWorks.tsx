const SIDES = [
  {
    who: 'When you need work done',
    steps: [
      {
        title: 'Find somebody awake',
        text: 'Search by what you need and when you could talk. Every card shows the hours you have in common, on your own clock.',
      },
      {
        title: 'Talk, then agree',
        text: 'Invite somebody, or post a job and compare proposals. Every offer carries a price and a time to talk.',
      },
      {
        title: 'Pay when it is agreed',
        text: 'Your money is held while the work runs. It goes to the professional once you have accepted what was delivered.',
      },
    ],
  },
  {
    who: 'When you do the work',
    steps: [
      {
        title: 'Set your hours',
        text: 'Say what you offer, for how much, and when you can be booked. Clients see it in their own time.',
      },
      {
        title: 'Answer or propose',
        text: 'Clients invite you, or you propose on a posting with a price and a time to talk. Nothing is agreed before you say so.',
      },
      {
        title: 'Work with the money held',
        text: 'You begin once the client has paid. After the work is accepted the money is yours, less 10 %.',
      },
    ],
  },
];

/** Three steps for either side; the top bar leads here. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how" className="scroll-mt-6 border-t border-line py-12">
      <h2 id="how" className="mb-8">
        How it works
      </h2>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {SIDES.map(({ who, steps }) => (
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
