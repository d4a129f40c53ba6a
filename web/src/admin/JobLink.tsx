import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** A job's title that leads to the admin's page of it. */
export function JobLink({ jobId, title }: { jobId: string; title: string }) {
  return (
    <Link to={paths.adminJob(jobId)} className="font-semibold">
      {title}
    </Link>
  );
}
