import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { Tag } from '../ui/Tag.tsx';
import { accountWords, requirementWords } from './account.ts';

/** The state of the payout account, and what the processor still needs. */
export function PayoutAccountStatus({ account }: { account: PayoutAccount }) {
  const { label, tone, about } = accountWords(account);
  const asked = requirementWords(account.requirements);
  return (
    <div className="grid justify-items-start gap-2.5">
      <Tag tone={tone}>{label}</Tag>
      <p className="max-w-[60ch] text-lg text-pretty text-ink-2">{about}</p>
      {asked.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {asked.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
