import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { hasAccount, isUnderReview } from '@parley/contract/payments/states.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

export interface AccountLabel extends StatusLabel {
  about: string;
}

/** The status of a payout account, as its owner reads it. */
export function accountLabel({ status, requirements }: PayoutAccount): AccountLabel {
  if (isUnderReview(status) && requirements.length > 0)
    return {
      label: t`Not finished`,
      tone: 'time',
      about: t`You’ve started with the payment processor. It still needs:`,
    };
  const labels: Record<PayoutAccount['status'], AccountLabel> = {
    NONE: {
      label: t`Not set up`,
      tone: 'time',
      about: t`It takes about three minutes. You can stop at any point and finish later.`,
    },
    PENDING: {
      label: t`In review`,
      tone: 'info',
      about: t`The payment processor is reviewing your details. This takes minutes, sometimes a day or two.`,
    },
    ENABLED: {
      label: t`Ready for payouts`,
      tone: 'good',
      about: t`When a job is completed, your share goes to your bank account automatically.`,
    },
    RESTRICTED: {
      label: t`Action needed`,
      tone: 'bad',
      about: t`The payment processor can’t pay you until it has what it asks for.`,
    },
  };
  return labels[status];
}

/** Whether an account with the processor exists; then its country can't be changed. */
export function hasStarted({ status }: PayoutAccount): boolean {
  return hasAccount(status);
}

const REQUIREMENTS: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/verification\.additional_document/, msg`Proof of your address`],
  [/verification\.(document|proof)/, msg`A photo of your ID`],
  [/external_account/, msg`Your bank account`],
  [/business_type/, msg`Whether you’re an individual or a company`],
  [/business_profile/, msg`What your business does`],
  [/tos_acceptance/, msg`Your agreement to its terms`],
  [/(individual|representative)\.(first_name|last_name|full_name)/, msg`Your full name`],
  [/\.dob\./, msg`Your date of birth`],
  [/company\.address/, msg`Your company’s address`],
  [/\.address/, msg`Your address`],
  [/company\.tax_id|vat_id/, msg`Your company’s tax ID`],
  [/id_number|ssn_last_4/, msg`Your tax or ID number`],
  [/\.email/, msg`Your email address`],
  [/\.phone/, msg`Your phone number`],
  [/^company\.name/, msg`Your company’s name`],
];

/** What the processor still needs, in plain language and without duplicates. */
export function requirementTexts(requirements: readonly string[]): string[] {
  return [...new Set(requirements.map(requirementText))];
}

function requirementText(requirement: string): string {
  const known = REQUIREMENTS.find(([code]) => code.test(requirement))?.[1];
  if (known) return t(known);
  // An unknown code is still better than nothing.
  const plain = requirement.replaceAll(/[._]/g, ' ').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
