export interface Clause {
  title: string;
  text: readonly string[];
}

export const TERMS: readonly Clause[] = [
  {
    title: 'What Parley is',
    text: [
      'Parley is a place where clients find and hire professionals who work remotely. We run the place: search, talks, chat, payments, reviews and the rules for disagreements. The work itself is agreed between the client and the professional, and the contract about it is between the two of them.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'One person, one account, true names, an email address that is yours. Keep your password to yourself. You must be old enough to enter into contracts where you live.',
      'We may disable an account that deceives, harasses or breaks the law. We then say why, and the money of running jobs is decided on like a dispute.',
    ],
  },
  {
    title: 'Agreeing on a job',
    text: [
      'A proposal or an invitation is a binding offer until it ends, is declined or is withdrawn. When it is accepted, a job begins with the price, the time and the message in it. The price is for the whole job.',
      'An offer ends by itself when its proposed time has passed, after six days without a move, or when the posting or the service is gone.',
    ],
  },
  {
    title: 'Payment and holding',
    text: [
      'The client pays the agreed price through our payment processor when the job begins. The money is held while the work is done. It goes to the professional, less our fee, when the client accepts the work, or 14 days after delivery if the client does nothing; the client may add 7 days once.',
      'A job that is not paid within 48 hours of its acceptance, or by the start of its first consultation if that is sooner, is cancelled.',
    ],
  },
  {
    title: 'Our fee',
    text: [
      'We keep 10 % of what goes to the professional, half a cent rounded up. There is no fee on refunds, on postings, on talks or on an account.',
    ],
  },
  {
    title: 'Ending early, refunds and disputes',
    text: [
      'Before payment either side may cancel. After payment the professional may cancel with a full refund. The client may take a full refund when the professional was absent from the first consultation, or when the work is more than 14 days late.',
      'Either side may open a dispute on a paid job. An admin then looks at what was agreed, said and delivered, and decides: release, refund or split. A dispute that is not decided within 60 days is refunded.',
    ],
  },
  {
    title: 'Consultations',
    text: [
      'An agreed time binds both sides. Who came is decided by the check-ins, 15 minutes after the start, and may be objected to within 48 hours. Talks are not recorded by us, and may not be recorded without the consent of both.',
    ],
  },
  {
    title: 'The work and who owns it',
    text: [
      'Unless the two of you agree otherwise in writing, the client may use the delivered work without limit once the money has been released, and the professional may name the client’s project only with their consent.',
    ],
  },
  {
    title: 'Reviews and content',
    text: [
      'Reviews tell of a real job and of your own experience. We do not change or sell them. An admin hides one only when it insults, reveals private data or is not about the job, with a reason that is kept.',
      'What you upload must be yours to upload. We show it only where you put it.',
    ],
  },
  {
    title: 'What we answer for',
    text: [
      'We answer for running the place with care and for the money while it is held. We do not answer for the quality of the work of people who are not employed by us, nor for what could not be foreseen. Rights that the law gives consumers are not touched by anything here.',
    ],
  },
];

export const PRIVACY: readonly Clause[] = [
  {
    title: 'What we keep',
    text: [
      'What you tell us (name, email, time zone, profile, services, postings, messages, files, reviews) and what arises as you use the place (sessions with device and address, agreed times, check-ins, payments).',
      'We do not keep card or bank numbers: these stay with the payment processor.',
    ],
  },
  {
    title: 'What for',
    text: [
      'To run what you came for: to show your profile, to find times, to deliver messages, to move money, to decide disputes, to keep the books as the law asks. Not for advertising, and not for sale.',
    ],
  },
  {
    title: 'Who sees it',
    text: [
      'Profiles, services, postings and published reviews are public. Proposals, invitations, jobs, chats and files are seen by their two parties. Admins see what they need for support and disputes; each reading of a private chat is recorded.',
      'The payment processor gets what it needs to pay and be paid. Nobody else gets anything, unless a court orders it.',
    ],
  },
  {
    title: 'Cookies and your browser',
    text: [
      'We set cookies that keep you signed in, and two that remember your color scheme and time zone. There are no trackers, and no page of ours fetches anything from another host.',
    ],
  },
  {
    title: 'How long',
    text: [
      'As long as you have an account. Sign-ups that are never confirmed go after 7 days. When you close your account your personal data goes; jobs and the ledger stay, without your name, as long as the law on bookkeeping asks.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You can see, correct and download everything we hold on you in the settings, and close your account there. You can ask us anything about it through Support, and complain to the data protection authority where you live.',
    ],
  },
  {
    title: 'Safety',
    text: [
      'Passwords are stored only as slow hashes. Sessions can be seen and ended in the settings. Private files are given out only to those they belong to. If something goes wrong that concerns you, we tell you.',
    ],
  },
  {
    title: 'Changes',
    text: [
      'When these pages change in a way that matters to you, we tell you by mail two weeks before. What was agreed under the old ones stays as agreed.',
    ],
  },
];
