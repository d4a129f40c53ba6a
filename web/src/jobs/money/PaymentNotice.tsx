import type { Notice } from './payment-notice.ts';

const LOOKS = { good: 'bg-good-soft text-good', bad: 'bg-bad-soft text-bad', info: 'bg-info-soft text-info' };

/** How the payment went, after the return from the processor's page. Always mounted, so that screen readers hear changes. */
export function PaymentNotice({ notice }: { notice: Notice | null }) {
  return (
    <output className="block empty:hidden">
      {notice && (
        <p className={`mb-6 rounded-lg px-5 py-4 font-medium ${LOOKS[notice.tone]}`}>{notice.text}</p>
      )}
    </output>
  );
}
