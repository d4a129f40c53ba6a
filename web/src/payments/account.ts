import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { hasAccount } from '@parley/contract/payments/states.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';

export interface AccountWords extends StatusWords {
  about: string;
}

const STATUS: Record<PayoutAccount['status'], AccountWords> = {
  NONE: {
    label: 'Not set up',
    tone: 'time',
    about: 'It takes about five minutes. You can stop half-way and go on later.',
  },
  PENDING: {
    label: 'Being checked',
    tone: 'info',
    about:
      'The payment processor has everything and looks at it. That takes minutes, sometimes a day or two.',
  },
  ENABLED: {
    label: 'You can be paid',
    tone: 'good',
    about: 'When a job is completed, your share goes to your bank account by itself.',
  },
  RESTRICTED: {
    label: 'Something is missing',
    tone: 'bad',
    about: 'The payment processor cannot pay you until it has what it asks for.',
  },
};
const NOT_FINISHED: AccountWords = {
  label: 'Not finished',
  tone: 'time',
  about: 'You began with the payment processor. It still asks for:',
};

/** How a payout account stands, as its owner reads it. */
export function accountWords({ status, requirements }: PayoutAccount): AccountWords {
  const words = STATUS[status];
  return words === STATUS.PENDING && requirements.length > 0 ? NOT_FINISHED : words;
}

/** Whether there is an account with the processor already; its country stays then. */
export function hasBegun({ status }: PayoutAccount): boolean {
  return hasAccount(status);
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/verification\.additional_document/, 'A document that shows your address'],
  [/verification\.(document|proof)/, 'A photo of your identity document'],
  [/external_account/, 'The bank account for your money'],
  [/business_type/, 'Whether you are a person or a company'],
  [/business_profile/, 'What your business does'],
  [/tos_acceptance/, 'Your agreement to its terms'],
  [/(individual|representative)\.(first_name|last_name|full_name)/, 'Your full name'],
  [/\.dob\./, 'Your date of birth'],
  [/company\.address/, 'The address of your company'],
  [/\.address/, 'Your address'],
  [/company\.tax_id|vat_id/, 'The tax number of your company'],
  [/id_number|ssn_last_4/, 'Your tax or identity number'],
  [/\.email/, 'Your email address'],
  [/\.phone/, 'Your phone number'],
  [/^company\.name/, 'The name of your company'],
];

/** What the processor still asks for, each thing once, in words for people. */
export function requirementWords(requirements: readonly string[]): string[] {
  return [...new Set(requirements.map(wordsFor))];
}

function wordsFor(requirement: string): string {
  const known = WORDS.find(([code]) => code.test(requirement))?.[1];
  if (known) return known;
  // A code from after this was written is still better than silence.
  const plain = requirement.replaceAll(/[._]/g, ' ').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
