const ASKED = [
  {
    what: 'Who you are',
    why: 'Name, date of birth and address, sometimes a photo of your identity document. The law wants to know who is paid.',
  },
  {
    what: 'Where your money goes',
    why: 'A bank account in your name. Its number goes to the payment processor only; it never reaches us.',
  },
  {
    what: 'What you do',
    why: 'Your line of work in a few words, so that the processor knows what the money is for.',
  },
];

/** What the processor's page will want to know, and what for. */
export function WhatIsAsked() {
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="border-b border-line pb-3 text-xl">
        What is asked, and why
      </h2>
      <dl>
        {ASKED.map(({ what, why }) => (
          <div key={what} className="border-b border-line py-4">
            <dt className="font-semibold">{what}</dt>
            <dd className="mt-1 max-w-[60ch] text-pretty text-ink-2">{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[64ch] text-sm text-ink-3">
        Clients pay before work begins. The money is held until they accept the work; then 90 % of it is yours
        and 10 % pays for Parley.
      </p>
    </section>
  );
}
