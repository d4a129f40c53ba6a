import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

const links = () => [
  {
    to: paths.services(),
    name: t`Find a professional`,
    about: t`Search services by topic, price and hours.`,
  },
  { to: paths.jobPostings(), name: t`Job postings`, about: t`What clients are looking for right now.` },
  { to: paths.faq(), name: t`FAQ`, about: t`How consultations, hiring and payments work.` },
];

/** The not-found page, with ways onward. */
export default function NotFound() {
  return (
    <div className="column py-16 md:py-24">
      <p className="num mb-3 font-semibold text-ink-3">404</p>
      <h1>
        <Trans>We can’t find that page</Trans>
      </h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-2">
        <Trans>
          It may have moved, or the link may have been cut off. If it’s a job or a proposal, log in with the
          account it belongs to.
        </Trans>
      </p>
      <ul className="mt-10 max-w-[640px] border-t-2 border-ink">
        {links().map((link) => (
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
