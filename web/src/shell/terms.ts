import { t } from '@lingui/core/macro';
import { minimumText } from '../platform/installation/fee-text.ts';
import { percentText } from '../platform/installation/current-fee.ts';

export interface Clause {
  title: string;
  text: readonly string[];
}

export const terms = (): readonly Clause[] => [
  {
    title: t`What Parley is`,
    text: [
      t`Parley is a place where clients find and hire professionals who work remotely. We run the platform: search, consultations, chat, payments, reviews and the rules for disputes. The work itself is agreed between the client and the professional, and the contract for it is between the two of them.`,
    ],
  },
  {
    title: t`Your account`,
    text: [
      t`One account per person, under your real name and with an email address that belongs to you. Keep your password to yourself. You must be old enough to enter into contracts where you live.`,
      t`We may disable an account that deceives, harasses or breaks the law. We’ll say why, and money in ongoing jobs is decided like a dispute.`,
    ],
  },
  {
    title: t`Agreeing on a job`,
    text: [
      t`Accepting a proposal or an invitation is an agreement to talk: it books a consultation and opens a chat. Nothing is owed for work until the client hires; a consultation may have a price, which is shown before it’s asked for. Until then, either side may end the job at any time, without giving a reason.`,
      t`The professional makes an offer: a price for the whole job, the days of work and what’s included. A later version replaces it, but the price that stood when a consultation began can be taken until 72 hours after that consultation’s planned end. The client hires by paying an offer.`,
      t`A proposal or an invitation ends automatically when its proposed time has passed, after six days without activity, or when the posting or the service is gone.`,
    ],
  },
  {
    title: t`Payment and holding`,
    text: [
      t`The client hires by paying the offer through our payment processor, before or after the consultation. We hold the money while the work is done. It goes to the professional, less our fee, when the client accepts the work, or 14 days after delivery if the client does nothing. The client may add 7 days, once.`,
      t`Without a hire, a job ends automatically 14 days after its latest agreed consultation. The professional may give the client more time, 7 days at a time.`,
    ],
  },
  {
    title: t`Our fee`,
    text: [
      [
        t`We keep ${percentText()} of what goes to the professional, rounded to the nearest cent.`,
        minimumText(),
        t`An offer keeps the fee of the day it was made. There’s no fee on tips, refunds, postings, free consultations or accounts.`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
  },
  {
    title: t`Ending early, refunds and disputes`,
    text: [
      t`Before the hire, either side may end the job, and nothing is owed. After it, the professional may cancel with a full refund. The client may take a full refund if the professional missed the first consultation after being hired, or if the work is more than 14 days late. The money then moves 48 hours later, unless the professional objects, which opens a dispute. The client may release everything at any time.`,
      t`While the money is held, the two of you may settle a job between you: one suggests how the held money is split, or a new due date, and the other accepts or declines. A suggestion that isn’t answered within 7 days has no effect.`,
      t`Either side may open a dispute on a paid job, twice at most. An admin then reviews what was agreed, said and delivered, and decides to release, refund or split the money. A dispute that is neither settled nor decided within 60 days ends automatically: with a full refund if nothing was delivered, or else with half of the money for each side.`,
    ],
  },
  {
    title: t`Consultations`,
    text: [
      t`Both sides are expected to attend. Attendance is decided by who was in the room in the first 15 minutes, and either side may object within 48 hours. We don’t record calls, and no one may record one without both sides’ consent.`,
      t`A consultation with a price is paid once it’s agreed: within 24 hours and an hour before its start, or within 30 minutes if it’s agreed later than that. If it isn’t paid by then, it’s called off. We hold the money until 48 hours after the planned end. The client gets it back if they call it off before the limit shown with the consultation, and whenever the professional calls it off or doesn’t come, or neither comes. Otherwise it goes to the professional, less our fee. An objection keeps it held until an admin decides, for at most 60 days.`,
    ],
  },
  {
    title: t`The work and who owns it`,
    text: [
      t`Unless the two of you agree otherwise in writing, the client may use the delivered work without limit once the money has been released, and the professional may mention the client’s project only with their consent.`,
    ],
  },
  {
    title: t`Reviews and content`,
    text: [
      t`Reviews describe a real job and your own experience. We don’t change or sell them. An admin hides one only if it’s insulting, reveals private data or isn’t about the job, and the reason is kept on record.`,
      t`Only upload what you have the right to upload. We show it only where you put it.`,
    ],
  },
  {
    title: t`What we’re responsible for`,
    text: [
      t`We’re responsible for running the platform with care and for the money while we hold it. We’re not responsible for the quality of work by people we don’t employ, or for what couldn’t be foreseen. Nothing here affects the rights the law gives consumers.`,
    ],
  },
];

export const privacy = (): readonly Clause[] => [
  {
    title: t`What we keep`,
    text: [
      t`What you tell us (name, email, time zone, profile, services, postings, messages, files, reviews) and what your use of Parley creates (sessions with device and IP address, agreed times, check-ins, payments).`,
      t`We don’t keep card or bank numbers. They stay with the payment processor.`,
    ],
  },
  {
    title: t`Why we keep it`,
    text: [
      t`To provide the service: show your profile, find times, deliver messages, move money, decide disputes and keep the books the law requires. We don’t use it for advertising, and we don’t sell it.`,
    ],
  },
  {
    title: t`Who sees it`,
    text: [
      t`Profiles, services, postings and published reviews are public. Proposals, invitations, jobs, chats and files are visible to the two people involved. Admins see what they need for support and disputes, and every time one reads a private chat, it’s recorded.`,
      t`The payment processor gets what it needs to take and make payments. No one else gets anything unless a court orders it.`,
    ],
  },
  {
    title: t`Cookies and your browser`,
    text: [
      t`We set cookies that keep you signed in, and others that remember your color scheme, time zone, time format and language. There are no trackers, and our pages load nothing from other hosts.`,
    ],
  },
  {
    title: t`How long we keep it`,
    text: [
      t`As long as you have an account. Sign-ups that are never confirmed are deleted after 7 days. When you close your account, your personal data is deleted. Jobs and the ledger stay, without your name, for as long as bookkeeping law requires.`,
    ],
  },
  {
    title: t`Your rights`,
    text: [
      t`In the settings you can see, correct and download everything we hold about you, and close your account. You can ask us anything about it through Support, and complain to the data protection authority where you live.`,
    ],
  },
  {
    title: t`Safety`,
    text: [
      t`We never store your password itself. You can see and end your sessions in the settings. Private files are available only to the people they belong to. If something goes wrong that affects you, we’ll tell you.`,
    ],
  },
  {
    title: t`Changes`,
    text: [
      t`If these pages change in a way that affects you, we’ll email you two weeks ahead. Anything agreed under the old terms stays as agreed.`,
    ],
  },
];
