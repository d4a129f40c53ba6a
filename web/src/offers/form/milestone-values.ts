/** A milestone in the form. */
export interface MilestoneValues {
  title: string;
  amountCents: number | null;
  estimatedDays: number | null;
}

export const blankMilestone: MilestoneValues = { title: '', amountCents: null, estimatedDays: null };

/** What the milestones come to so far. */
export const sumOf = (milestones: readonly MilestoneValues[]) => ({
  amountCents: milestones.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents ?? 0), 0),
  estimatedDays: milestones.reduce((sum, { estimatedDays }) => sum + Math.max(0, estimatedDays ?? 0), 0),
});

/** With one of them before the one above it. */
export function swapped(milestones: readonly MilestoneValues[], index: number): MilestoneValues[] {
  const moved = milestones.slice(index, index + 1);
  const others = milestones.filter((_each, at) => at !== index);
  return [...others.slice(0, index - 1), ...moved, ...others.slice(index - 1)];
}
