import { t } from '@lingui/core/macro';
import { Link, matchPath, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useViewer } from './viewer/use-viewer.ts';

interface Words {
  title: string;
  text: string;
  /** For those whose it may be: what visitors can do, and what somebody signed in can. */
  ifYours?: { visitor: string; signedIn: (email: string) => string };
}
interface Onward {
  to: string;
  name: string;
  about: string;
}

const services = () => ({
  to: paths.services(),
  name: t`Find a professional`,
  about: t`Search services by topic, price and hours.`,
});
const professionals = () => ({
  to: paths.services({ show: 'professionals' }),
  name: t`Browse professionals`,
  about: t`See who works in a field, and when you could both meet.`,
});
const postings = () => ({
  to: paths.jobPostings(),
  name: t`Job postings`,
  about: t`What clients are looking for right now.`,
});
const faq = () => ({
  to: paths.faq(),
  name: t`FAQ`,
  about: t`How consultations, hiring and payments work.`,
});

const inAnotherAccount = (email: string) =>
  t`You’re logged in as ${email}. If it belongs to another account of yours, log in with that one.`;

/** Pages that everybody can see while they are there. The words are the same whether there ever was such a thing. */
const kinds = (): { at: string[]; words: Words; onward: Onward[] }[] => [
  {
    at: [paths.service(':id'), paths.jobInvite(':id')],
    words: {
      title: t`This service isn’t available`,
      text: t`It may no longer be offered, or the link may have been cut off.`,
      ifYours: { visitor: t`If it’s yours and paused, log in to see it.`, signedIn: inAnotherAccount },
    },
    onward: [services(), professionals(), faq()],
  },
  {
    at: [paths.professional(':id')],
    words: {
      title: t`This professional isn’t available`,
      text: t`They may have left, or the link may have been cut off.`,
    },
    onward: [professionals(), services(), faq()],
  },
  {
    at: [paths.jobPosting(':id')],
    words: {
      title: t`This job posting isn’t available`,
      text: t`It may be filled, closed or removed, or the link may have been cut off.`,
      ifYours: { visitor: t`If you posted it, log in to see it.`, signedIn: inAnotherAccount },
    },
    onward: [postings(), services(), faq()],
  },
];

const anything = (): { words: Words; onward: Onward[] } => ({
  words: {
    title: t`We can’t find that page`,
    text: t`It may have moved, or the link may have been cut off.`,
    ifYours: {
      visitor: t`If it’s a job or a proposal, log in with the account it belongs to.`,
      signedIn: (email: string) =>
        t`You’re logged in as ${email}. If it’s a job or a proposal of another account, log in with that one.`,
    },
  },
  onward: [services(), postings(), faq()],
});

/** The not-found page, with ways onward; a service, a professional or a posting by its kind. */
export default function NotFound() {
  const { pathname } = useLocation();
  const { user, undecided } = useViewer();
  const { words, onward } =
    kinds().find(({ at }) => at.some((path) => matchPath(path, pathname))) ?? anything();
  const ifYours = user ? words.ifYours?.signedIn(user.email) : words.ifYours?.visitor;
  return (
    <div className="column py-16 md:py-24">
      <meta name="robots" content="noindex" />
      <p className="num mb-3 font-semibold text-ink-3">404</p>
      <h1>{words.title}</h1>
      <p className="mt-4 max-w-[52ch] text-lg wrap-anywhere text-ink-2">
        {words.text} {!undecided && ifYours}
      </p>
      <ul className="mt-10 max-w-[640px] border-t-2 border-ink">
        {onward.map((link) => (
          <li key={link.to} className="border-b border-line">
            <Link to={link.to} className="flex flex-wrap items-baseline justify-between gap-x-6 py-4">
              <span className="font-display text-lg font-semibold">{link.name}</span>
              <span className="text-ink-3">{link.about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
