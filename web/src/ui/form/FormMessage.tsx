import { Trans } from '@lingui/react/macro';
import { NETWORK_ERROR } from '../../platform/result.ts';

/** A message for the whole form. Always rendered: a live region must exist before its text is announced. */
export function FormMessage({ message, tone = 'bad' }: { message: string | null; tone?: 'bad' | 'good' }) {
  const look = tone === 'bad' ? 'bg-bad-soft text-bad' : 'bg-good-soft text-good';
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`${look} rounded-md px-4 py-3 font-medium empty:absolute empty:p-0`}
    >
      {message}
      {message === NETWORK_ERROR.message && !navigator.onLine && (
        <span className="block font-normal">
          <Trans>You’re offline. What you typed is still here.</Trans>
        </span>
      )}
    </p>
  );
}
