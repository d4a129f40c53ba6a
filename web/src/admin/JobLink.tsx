import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** A job's title, linked to the admin's page of the job. */
export function JobLink({ jobId, title }: { jobId: string; title: string }) {
  return (
    <Link to={paths.adminJob(jobId)} className="font-semibold">
      {title}
    </Link>
  );
}
