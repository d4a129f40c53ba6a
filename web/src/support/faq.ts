import { t } from '@lingui/core/macro';
import { currentLimits } from '../platform/installation/current-limits.ts';
import {
  MOST_AT_FIRST,
  PAUSE_DAYS,
  SAME_PROFESSIONAL_DAYS,
} from '@parley/contract/negotiations/free-consultations.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { smallWorkTipsCents } from '@parley/contract/payments/tips/rules.ts';
import { minimumText, netOf } from '../platform/installation/fee-text.ts';
import { currentFee, percentText } from '../platform/installation/current-fee.ts';
import { clockText } from '../platform/language/clock.ts';
import { plainText } from '../platform/language/plain-text.ts';

/** One question with its answer in paragraphs. The id is its anchor: keep it stable. */
export interface Question {
  id: string;
  question: string;
  answer: readonly string[];
}
export interface Topic {
  id: string;
  name: string;
  questions: readonly Question[];
}

/** The job of the example about fees. */
const EXAMPLE_CENTS = 120_000;

export function topics(): readonly Topic[] {
  const [from, to] = [clockText(8 * 60), clockText(22 * 60)];
  const netCents = netOf(EXAMPLE_CENTS, currentFee());
  const price = shortMoney(EXAMPLE_CENTS);
  const smallWork = shortMoney(smallWorkTipsCents());
  const [fee, net] = [shortMoney(EXAMPLE_CENTS - netCents), shortMoney(netCents)];
  return [
    {
      id: 'talking',
      name: t`Consultations`,
      questions: [
        {
          id: 'why-talk-first',
          question: t`Why does every hire start with a consultation?`,
          answer: [
            t`Half an hour of talking tells you more than ten messages. So every proposal and invitation includes a time for a consultation, and accepting it books that time for both of you.`,
          ],
        },
        {
          id: 'what-do-the-bars-show',
          question: t`What do the seven bars on a card show?`,
          answer: [
            t`Your next seven days, today first. The fuller a bar, the more hours you have in common: times when the professional can be booked, from ${from} to ${to} on your clock. A hatched day has none. The day with the most hours is shown in detail: your day is above, the professional’s free times are below, your night is shaded, and marigold is where you’re both free.`,
          ],
        },
        {
          id: 'whose-time',
          question: t`Whose time zone are times shown in?`,
          answer: [
            t`Yours, taken from your browser. If the other person is in a different zone, their time is shown next to it. Clock changes in spring and fall are taken into account for each date, in both zones.`,
          ],
        },
        {
          id: 'which-times-can-be-booked',
          question: t`Which times can I pick?`,
          answer: [
            t`Any quarter hour in the professional’s published hours that isn’t booked yet and respects the notice they ask for (two hours unless they say otherwise). A consultation lasts 15 to 120 minutes.`,
            t`You can suggest up to three times, and the other person picks one. None of them is reserved while you wait for a reply. If someone else is faster, we’ll tell you and you can pick another.`,
            t`Some services book instantly: the time is yours as soon as you send the form, and no one has to accept first.`,
          ],
        },
        {
          id: 'what-does-a-consultation-cost',
          question: t`What does a consultation cost?`,
          answer: [
            t`Most cost nothing, and a proposal’s never does. Some professionals put a price on theirs. You see it before you ask, and pay it only once they’ve accepted. You owe nothing for work until you hire.`,
            t`Parley holds the price until two days after the consultation. With many professionals, it comes off the first payment for work if you hire after the consultation.`,
          ],
        },
        {
          id: 'calling-off-a-paid-consultation',
          question: t`What if I call off a consultation I’ve paid for?`,
          answer: [
            t`Until the time shown with it, usually a day before the start, you get everything back. After that, or if you don’t come, the price goes to the professional.`,
            t`If the professional calls it off or doesn’t come, or if neither of you comes, everything goes back to you. If you think it was recorded wrong, say so within 48 hours: the money stays held until Parley decides.`,
          ],
        },
        {
          id: 'how-many-consultations',
          question: t`How many free consultations can I ask for?`,
          answer: [
            t`You can have a few coming up at a time, or ${MOST_AT_FIRST} in your first week on Parley. With the same professional, you can ask for one every ${SAME_PROFESSIONAL_DAYS} days, unless you hire them. Proposals from professionals don’t count.`,
            t`Please show up: after two missed consultations in ${PAUSE_DAYS} days you can’t ask for free ones for ${PAUSE_DAYS} days. A professional who has declined two of your invitations can’t be invited again for ${PAUSE_DAYS} days either.`,
          ],
        },
        {
          id: 'how-do-we-meet',
          question: t`How do we meet?`,
          answer: [
            t`In the consultation’s room, which you reach from the job’s page. The room opens 10 minutes before the start. Each of you checks in, and the call begins when you’re both there. You can leave and come back until 30 minutes after the planned end; it’s over sooner once you’ve both ended the call.`,
            t`We check who came 15 minutes after the start. Two minutes together in the room, and the consultation counts as having taken place. If one of you waited alone, they can suggest a new time for free. Profiles say how often someone came.`,
          ],
        },
        {
          id: 'moving-a-consultation',
          question: t`Can I reschedule or call off a consultation?`,
          answer: [
            t`Yes. Each side may ask up to three times. The agreed time stays booked until the other side accepts the new one. You can’t accept your own request.`,
            t`If it won’t work at all, call it off any time before the start and say why. The job continues, and either of you can suggest another time.`,
          ],
        },
      ],
    },
    {
      id: 'hiring',
      name: t`Hiring`,
      questions: [
        {
          id: 'two-ways-to-hire',
          question: t`How do I find someone?`,
          answer: [
            t`There are two ways. Search the services and invite a professional to a consultation. Or post what you need and read the proposals you get. You can also invite people to your posting.`,
          ],
        },
        {
          id: 'what-does-posting-cost',
          question: t`Does posting a job cost anything?`,
          answer: [
            t`No. Postings and invitations are free for clients, and profiles, services and proposals are free for professionals.`,
          ],
        },
        {
          id: 'what-happens-when-i-accept',
          question: t`What happens when a proposal or an invitation is accepted?`,
          answer: [
            t`You’ve agreed to talk. You get a page for the job with its chat and first consultation, and nothing is owed but the price of that consultation, if it has one. The professional’s offer appears there, and the client can hire before or after the consultation. The posting stays open, so a client can talk with several people.`,
          ],
        },
        {
          id: 'offers',
          question: t`What’s an offer, and can it change?`,
          answer: [
            t`It’s the professional’s price for the whole job, with the days of work and what’s included. They can change it until you hire, and you see what each version changed. You can request changes to the offer, too.`,
            t`A price that stood when a consultation began is guaranteed until 72 hours after the consultation, even if the offer has gone up since.`,
          ],
        },
        {
          id: 'how-long-does-an-offer-stand',
          question: t`How long is a proposal or an invitation open?`,
          answer: [
            t`Until the proposed time has passed, or after six days without activity, whichever comes first. It also ends when the posting is filled or closed. Its page shows who needs to reply, and by when.`,
          ],
        },
        {
          id: 'hourly-prices',
          question: t`What if the work is priced by the hour?`,
          answer: [
            t`An hourly rate helps you compare. The price of an offer is always for the whole job, so there are no surprises at the end.`,
          ],
        },
        {
          id: 'how-long-is-a-posting-open',
          question: t`How long does a posting stay open?`,
          answer: [
            t`Until you’ve hired everyone you need, or close it. Without activity, it closes automatically after 30 days. We remind you five days before, and you can reopen it.`,
          ],
        },
      ],
    },
    {
      id: 'money',
      name: t`Money`,
      questions: [
        {
          id: 'when-do-i-pay',
          question: t`When do I pay?`,
          answer: [
            t`When you hire: you pay the professional’s offer, and the work begins. You can do that before or after you’ve talked. If you don’t hire within 14 days of your latest consultation, the job ends automatically and nothing is owed.`,
          ],
        },
        {
          id: 'what-does-held-mean',
          question: t`What does “held” mean?`,
          answer: [
            t`You’ve paid, and the professional can see that the money is there, but it hasn’t gone to them yet. We release it when you accept the work, or by the published rules if you do nothing. The job’s page shows what happens next, and when.`,
          ],
        },
        {
          id: 'fees',
          question: t`What are the fees?`,
          answer: [
            [
              t`${percentText()} of what goes to the professional, rounded to the nearest cent.`,
              minimumText(),
              t`Clients pay the price of the offer and nothing on top. For a ${price} job, the fee is ${fee} and the professional receives ${net}.`,
            ]
              .filter(Boolean)
              .join(' '),
          ],
        },
        {
          id: 'tips',
          question: t`Can I tip the professional?`,
          answer: [
            t`Yes, on the job’s page, for 90 days after it’s completed. You pay on the payment processor’s page, and all of it goes to the professional: there’s no fee on tips. All tips for a job can come to as much as the work cost, or ${smallWork} if it cost less.`,
          ],
        },
        {
          id: 'when-is-the-professional-paid',
          question: t`When is the professional paid?`,
          answer: [
            t`When the client accepts the delivered work. If the client does nothing, it counts as accepted 14 days after delivery; we remind them after 7 and 12 days. A client who needs longer can add 7 days, once.`,
          ],
        },
        {
          id: 'how-are-payments-handled',
          question: t`Who sees my card or bank account?`,
          answer: [
            t`Only the payment processor, on its own pages. Card and bank numbers never reach us. Professionals set up payouts there too, before they can accept work.`,
          ],
        },
        {
          id: 'refunds',
          question: t`When do I get my money back?`,
          answer: [
            t`You get a full refund if the professional cancels, if the work is more than 14 days late and you no longer want it, or if they miss the first consultation after you’ve hired them. In the last two cases, the money goes back 48 hours after you ask for it, unless the professional objects: then an admin decides. Otherwise, suggest how to split the money; once the other side accepts, it’s settled. If you can’t agree, open a dispute: an admin reviews the job and decides to release, refund or split the money.`,
          ],
        },
      ],
    },
    {
      id: 'work',
      name: t`The work`,
      questions: [
        {
          id: 'not-what-we-agreed',
          question: t`What if the work isn’t what we agreed on?`,
          answer: [
            t`Ask for changes in a message, and the job is open again. If that doesn’t help, either of you can open a dispute on a paid job. We hold the money until it’s decided or you settle it between you. After 60 days without either, the client gets it back, or each of you gets half if work was delivered.`,
          ],
        },
        {
          id: 'nobody-came',
          question: t`What if the other person doesn’t show up?`,
          answer: [
            t`We go by who was in the room in the first 15 minutes. If the professional was absent, the client may pick a new time, or take a full refund if they’ve already hired. If the client was absent, the professional may offer a new time. If neither came, you’re both offered a new time. Each side has 48 hours to object.`,
          ],
        },
        {
          id: 'who-reads-the-chat',
          question: t`Who can read our chat?`,
          answer: [
            t`The two of you. In a dispute, an admin may read it to make a decision, and every access is logged.`,
          ],
        },
        {
          id: 'reviews',
          question: t`How do reviews work?`,
          answer: [
            t`You can both review a completed job for 14 days. Reviews appear once both are in or the 14 days are over, so neither of you can react to the other’s score. Only published reviews count toward an average.`,
          ],
        },
      ],
    },
    {
      id: 'professionals',
      name: t`For professionals`,
      questions: [
        {
          id: 'how-do-i-start',
          question: t`How do I start as a professional?`,
          answer: [
            t`Join as a professional, fill in your profile (a headline, a few sentences about you, your experience and at least one category), set your weekly hours and set up payouts. Then add up to ${currentLimits().services} services.`,
          ],
        },
        {
          id: 'my-hours',
          question: t`How do I set my hours?`,
          answer: [
            t`Set weekly hours in your own time zone, and special hours, or none, on single dates. Booked times are removed automatically, so two consultations can never overlap.`,
          ],
        },
        {
          id: 'why-is-my-certificate-pending',
          question: t`Why is my certificate pending?`,
          answer: [
            t`An admin checks every certificate. Verified ones get a badge. An expired one loses it, and a certificate you edit is checked again.`,
          ],
        },
      ],
    },
    {
      id: 'account',
      name: t`Your account`,
      questions: [
        {
          id: 'no-code',
          question: t`I didn’t get a code. What now?`,
          answer: [
            t`Check your spam folder, then request another one. You can do that once a minute. A code works for 10 minutes and five tries, and a new one replaces the one before. The link in the same email also works for 10 minutes, even if the code doesn’t.`,
          ],
        },
        {
          id: 'closing-my-account',
          question: t`Can I close my account?`,
          answer: [
            t`Yes, in the settings, unless paid work is in progress. Your personal data is deleted. Finished jobs and our books are kept without your name.`,
          ],
        },
        {
          id: 'how-do-i-reach-you',
          question: t`How do I contact you?`,
          answer: [
            t`Select Support at the bottom of any page. Your message goes to a support admin, and we’ll notify you when it’s resolved.`,
          ],
        },
      ],
    },
  ];
}

/** Filters the questions by all words of the search; drops empty topics. */
export function searchTopics(all: readonly Topic[], typed: string): Topic[] {
  const words = plainText(typed).split(' ').filter(Boolean);
  const fits = ({ question, answer }: Question) => {
    const text = plainText([question, ...answer].join(' '));
    return words.every((word) => text.includes(word));
  };
  return all
    .map((topic) => ({ ...topic, questions: topic.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
}
