/** A part of the work with a price and days of its own. */
export interface PlannedMilestone {
  title: string;
  amountCents: number;
  estimatedDays: number;
}

interface Plan {
  amountCents: number;
  estimatedDays: number | null;
  milestones?: readonly PlannedMilestone[] | null | undefined;
}

/** What the hire pays and begins: the first milestone, or else all of the work. */
export function firstOf({ amountCents, estimatedDays, milestones }: Plan) {
  const [first] = milestones ?? [];
  return {
    amountCents: first?.amountCents ?? amountCents,
    estimatedDays: first?.estimatedDays ?? estimatedDays,
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What milestones come to. */
export const totalOf = (milestones: readonly PlannedMilestone[]) => ({
  amountCents: sumOf(milestones.map(({ amountCents }) => amountCents)),
  estimatedDays: sumOf(milestones.map(({ estimatedDays }) => estimatedDays)),
});

/** Whether milestones, if there are any, come to the price and the days of the whole. */
export function addsUp({ amountCents, estimatedDays, milestones }: Plan): boolean {
  if (!milestones) return true;
  const total = totalOf(milestones);
  return total.amountCents === amountCents && total.estimatedDays === estimatedDays;
}
