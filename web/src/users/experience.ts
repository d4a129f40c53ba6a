import { t } from '@lingui/core/macro';

/** The levels of the specification, in months. */
export const EXPERIENCES = [
  {
    value: 12,
    get label() {
      return t`Beginner`;
    },
  },
  {
    value: 36,
    get label() {
      return t`Intermediate`;
    },
  },
  {
    value: 60,
    get label() {
      return t`Expert`;
    },
  },
] as const;
export type Experience = (typeof EXPERIENCES)[number]['value'];

export function experienceText(months: Experience): string {
  return EXPERIENCES.find(({ value }) => value === months)?.label ?? '';
}
