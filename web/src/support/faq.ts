/** One question with its answer in paragraphs; the id is its anchor and stays. */
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

export const TOPICS: readonly Topic[] = [
  {
    id: 'talking',
    name: 'Talking first',
    questions: [
      {
        id: 'why-talk-first',
        question: 'Why does every hire begin with a talk?',
        answer: [
          'Half an hour of talk tells you more than ten messages. So a proposal or an invitation always carries a time to talk, and accepting it books that time for both of you.',
        ],
      },
      {
        id: 'what-does-the-strip-show',
        question: 'What does the colored strip on a card show?',
        answer: [
          'It is a day of 24 hours in your own time zone. The pale band is your day from 8:00 to 22:00, the darker one the hours in which the professional can be booked, and marigold is where the two meet. The thin line is now.',
        ],
      },
      {
        id: 'whose-time',
        question: 'Whose time zone are times shown in?',
        answer: [
          'Yours, taken from your browser. Wherever the other side lives in another zone, their time stands beside it. Clock changes in spring and autumn are worked out for each date, in both zones.',
        ],
      },
      {
        id: 'which-times-can-be-booked',
        question: 'Which times can I pick?',
        answer: [
          'The professional’s published hours, less what is already agreed, less the notice they ask for (two hours unless they say otherwise), on the quarter hour. A consultation lasts 15 to 120 minutes.',
          'A time you ask for is not reserved while you wait for the answer. If somebody else is faster, we say so and you pick another.',
        ],
      },
      {
        id: 'what-does-a-consultation-cost',
        question: 'What does a consultation cost?',
        answer: [
          'Nothing by itself. It belongs to the job: the price you agree on is the price of the whole work, the talk included.',
        ],
      },
      {
        id: 'how-do-we-meet',
        question: 'How do we meet?',
        answer: [
          'On the job’s own page. The room opens 10 minutes before the start; each of you checks in, and the talk begins when both are there. It closes when you end it, or 30 minutes after the planned end.',
        ],
      },
      {
        id: 'moving-a-consultation',
        question: 'Can a consultation be moved?',
        answer: [
          'Yes, each side may ask up to three times. The agreed time stands until the other side accepts the new one. Nobody can accept their own request.',
        ],
      },
    ],
  },
  {
    id: 'hiring',
    name: 'Hiring',
    questions: [
      {
        id: 'two-ways-to-hire',
        question: 'How do I find somebody?',
        answer: [
          'Two ways. Search the services and invite a professional to a consultation. Or post what you need, and read the proposals that come; you may also invite people to your posting.',
        ],
      },
      {
        id: 'what-does-posting-cost',
        question: 'Does posting a job cost anything?',
        answer: [
          'No. Posting, inviting and talking are free for clients, and so are profiles, services and proposals for professionals.',
        ],
      },
      {
        id: 'what-happens-when-i-accept',
        question: 'What happens when a proposal or an invitation is accepted?',
        answer: [
          'The job begins at once: its page, its chat and its first consultation are there, and the client is asked to pay. Unless the client says otherwise, the posting is then filled and its other open talks end.',
        ],
      },
      {
        id: 'how-long-does-an-offer-stand',
        question: 'How long does a proposal or an invitation stand?',
        answer: [
          'Until the proposed time has passed, or six days without a move, whichever comes first. It also ends when the posting is filled or closed. Each page shows whose move it is and by when.',
        ],
      },
      {
        id: 'hourly-prices',
        question: 'What if the work is priced by the hour?',
        answer: [
          'An hourly rate helps you compare. What you agree on in a proposal or an invitation is always the price of the whole job, so nobody is surprised at the end.',
        ],
      },
      {
        id: 'how-long-is-a-posting-open',
        question: 'How long does a posting stay open?',
        answer: [
          'Until you fill or close it. Without any activity it closes by itself after 30 days; we remind you five days before, and you may open it again.',
        ],
      },
    ],
  },
  {
    id: 'money',
    name: 'Money',
    questions: [
      {
        id: 'when-do-i-pay',
        question: 'When do I pay?',
        answer: [
          'When a job is agreed, before the work begins. An unpaid job is cancelled 48 hours after it was accepted, or at the start of the first consultation if that is sooner, so that nobody’s calendar is blocked for nothing.',
        ],
      },
      {
        id: 'what-does-held-mean',
        question: 'What does “held” mean?',
        answer: [
          'You have paid, and the professional can see that the money is there, but it has not gone to them. It moves when you accept the work, or by the published rules if you do nothing. The job’s page shows what moves next, and when.',
        ],
      },
      {
        id: 'fees',
        question: 'What are the fees?',
        answer: [
          '10 % of what goes to the professional, half a cent rounded up. Clients pay the agreed price and nothing on top. On $1,200.00 the fee is $120.00 and the professional receives $1,080.00.',
        ],
      },
      {
        id: 'when-is-the-professional-paid',
        question: 'When is the professional paid?',
        answer: [
          'When the client accepts the delivered work. If the client does nothing it counts as accepted 14 days after delivery; we remind them after 7 and 12 days. A client who needs longer can add 7 days, once.',
        ],
      },
      {
        id: 'how-are-payments-handled',
        question: 'Who sees my card or bank account?',
        answer: [
          'The payment processor, on its own pages. Card and bank numbers never reach us. Professionals set up payouts there as well, before they can accept work.',
        ],
      },
      {
        id: 'refunds',
        question: 'When do I get my money back?',
        answer: [
          'In full if the professional cancels, or if the work is more than 14 days late and you no longer want it, or if they did not come to the first consultation. Otherwise open a dispute: an admin looks at the job and decides to release, to refund or to split.',
        ],
      },
    ],
  },
  {
    id: 'work',
    name: 'The work',
    questions: [
      {
        id: 'not-what-we-agreed',
        question: 'What if the work is not what we agreed?',
        answer: [
          'Ask for changes, with a message; the job is then open again. If that leads nowhere, either of you can open a dispute on a paid job. The money stays held until it is decided.',
        ],
      },
      {
        id: 'nobody-came',
        question: 'What if the other side does not come?',
        answer: [
          'Fifteen minutes after the start the check-ins decide. If the professional was absent, the client may take a full refund. If the client was absent, the consultation counts as held. If neither came, both are offered a new time. Each side has 48 hours to object.',
        ],
      },
      {
        id: 'who-reads-the-chat',
        question: 'Who can read our chat?',
        answer: [
          'The two of you. In a dispute an admin may read it to decide; each such reading is recorded.',
        ],
      },
      {
        id: 'reviews',
        question: 'How do reviews work?',
        answer: [
          'Both sides may review a completed job for 14 days. Reviews appear when both have written, or when the time is over, so neither can answer the other’s score. Only published reviews count in an average.',
        ],
      },
    ],
  },
  {
    id: 'professionals',
    name: 'For professionals',
    questions: [
      {
        id: 'how-do-i-start',
        question: 'How do I start as a professional?',
        answer: [
          'Join as a professional, fill in your profile (a headline, a few sentences, your experience and at least one category), set your weekly hours and set up payouts. Then add up to 20 services.',
        ],
      },
      {
        id: 'my-hours',
        question: 'How do I set my hours?',
        answer: [
          'As weekly hours in your own time zone, with other hours or none on single dates. Agreed consultations are taken out by themselves: two of them can never overlap.',
        ],
      },
      {
        id: 'why-is-my-certificate-pending',
        question: 'Why is my certificate pending?',
        answer: [
          'An admin checks each certificate. Verified ones carry a badge; an expired one loses it, and any change to one sends it back to be checked.',
        ],
      },
    ],
  },
  {
    id: 'account',
    name: 'Your account',
    questions: [
      {
        id: 'no-code',
        question: 'The code does not arrive. What now?',
        answer: [
          'Check your spam folder, then ask for another one; you can do that once a minute. A code works for 10 minutes and five tries, and a new one replaces the one you asked for before. The link in the same email works for 10 minutes too, even when the code does not.',
        ],
      },
      {
        id: 'closing-my-account',
        question: 'Can I close my account?',
        answer: [
          'Yes, in the settings, unless paid work is in progress. Your personal data goes; finished jobs and the books are kept without your name.',
        ],
      },
      {
        id: 'how-do-i-reach-you',
        question: 'How do I reach you?',
        answer: [
          'Press Support at the foot of any page. Your message goes to a support admin, and you get a notification when it is resolved.',
        ],
      },
    ],
  },
];

/** The topics with only the questions in which all the words occur; topics left empty are dropped. */
export function answering(topics: readonly Topic[], typed: string): Topic[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: Question) => {
    const text = [question, ...answer].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
}
