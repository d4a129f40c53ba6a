/** The levels of the specification, in months. */
export const EXPERIENCES = [
  { value: 12, label: 'Beginner' },
  { value: 36, label: 'Intermediate' },
  { value: 60, label: 'Expert' },
] as const;
export type Experience = (typeof EXPERIENCES)[number]['value'];

export function experienceText(months: Experience): string {
  return EXPERIENCES.find(({ value }) => value === months)?.label ?? '';
}
