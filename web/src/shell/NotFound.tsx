import { Link } from 'react-router';
import { paths } from '../paths.ts';

const ways = [
  {
    to: paths.services(),
    name: 'Find a professional',
    about: 'Search services by subject, price and hours.',
  },
  { to: paths.jobPostings(), name: 'Job postings', about: 'What clients are looking for right now.' },
  { to: paths.faq(), name: 'FAQ', about: 'How talking, hiring and paying work here.' },
];

/** What stands where nothing is: says so and leads onward. */
export default function NotFound() {
  return (
    <div className="column py-16 md:py-24">
      <p className="num mb-3 font-semibold text-ink-3">404</p>
      <h1>There is nothing at this address</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-2">
        The page may have moved, or the link may have lost a piece on its way. If it was a job or a proposal,
        log in with the account it belongs to.
      </p>
      <ul className="mt-10 max-w-[640px] border-t-2 border-ink">
        {ways.map((way) => (
          <li key={way.to} className="border-b border-line">
            <Link to={way.to} className="flex flex-wrap items-baseline justify-between gap-x-6 py-4">
              <span className="font-display text-lg font-semibold">{way.name}</span>
              <span className="text-ink-3">{way.about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
