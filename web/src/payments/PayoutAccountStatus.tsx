import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { Tag } from '../ui/Tag.tsx';
import { accountLabel, requirementTexts } from './account.ts';

/** The status of the payout account, and what the processor still needs. */
export function PayoutAccountStatus({ account }: { account: PayoutAccount }) {
  const { label, tone, about } = accountLabel(account);
  const texts = requirementTexts(account.requirements);
  return (
    <div className="grid justify-items-start gap-2.5">
      <Tag tone={tone}>{label}</Tag>
      <p className="max-w-[60ch] text-lg text-pretty text-ink-2">{about}</p>
      {texts.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {texts.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
