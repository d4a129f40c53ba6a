import { UNREACHED } from '../../platform/result.ts';

/** What the server says to a whole form, near its button; its place is always there, so that it is heard. */
export function FormMessage({ message, tone = 'bad' }: { message: string | null; tone?: 'bad' | 'good' }) {
  const look = tone === 'bad' ? 'bg-bad-soft text-bad' : 'bg-good-soft text-good';
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`${look} rounded-md px-4 py-3 font-medium empty:absolute empty:p-0`}
    >
      {message}
      {message === UNREACHED.message && !navigator.onLine && (
        <span className="block font-normal">You are offline. What you typed is still here.</span>
      )}
    </p>
  );
}
