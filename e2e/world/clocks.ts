import { expect, type Locator } from '@playwright/test';

export interface Clock {
  zone: string;
  /** The city as the screens name it: "Berlin". */
  city: string;
}

export const BERLIN: Clock = { zone: 'Europe/Berlin', city: 'Berlin' };
export const BOGOTA: Clock = { zone: 'America/Bogota', city: 'Bogotá' };

/** What a clock in the zone shows at an instant, computed by Intl and not by our own code: "Sat 21 Nov", "01:30". */
export function clockFaceAt(instant: string, { zone }: Clock): { day: string; time: string } {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.find((each) => each.type === type)?.value ?? '';
  const month = part('month').slice(0, 3);
  return { day: `${part('weekday')} ${part('day')} ${month}`, time: `${part('hour')}:${part('minute')}` };
}

/** Expects the agreed time on both clocks. */
export async function expectBothClocks(
  scope: Locator,
  instant: string,
  mine: Clock,
  theirs: Clock & { name: string },
) {
  const [here, there] = [clockFaceAt(instant, mine), clockFaceAt(instant, theirs)];
  await expect(scope).toContainText(`Your time, ${mine.city}${here.time}${here.day}`);
  await expect(scope).toContainText(`${theirs.name}’s time, ${theirs.city}${there.time}${there.day}`);
}

/** Picks the free time at this index, in a list that has one day open counted across its days; returns its instant. */
export async function pickTime(scope: Locator, place: number): Promise<string> {
  const times = scope.getByRole('grid', { name: 'Free times' }).getByRole('button');
  await times.first().waitFor();
  const days = scope.getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
  let left = place;
  while (left >= (await times.count()) && (await days.count()) > 0) {
    left -= await times.count();
    const open = await days.evaluateAll((all) => all.findIndex((day) => day.matches(':checked')));
    await days.nth(open + 1).check({ force: true });
  }
  const time = times.nth(left);
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  return (await time.getAttribute('data-slot')) ?? '';
}
