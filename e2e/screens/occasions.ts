import { request } from '@playwright/test';
import { createApiClient } from '../world/api-client.ts';
import { demoClient, demoNewProfessional, demoProfessional } from '../world/people.ts';
import { signIn } from '../world/steps.ts';

export const ZONE = 'Europe/Berlin';
const DAY = 86_400;

/** What the pictures are taken of. In this order: the demo's clock only goes forward, and the long names stay. */
export interface Occasion {
  name: string;
  prepare?: (baseURL: string) => Promise<void>;
  /** Of the browser's standard text, in pixels: what people set who read larger text. */
  textSize?: number;
}
export const OCCASIONS: readonly Occasion[] = [
  { name: 'monday-noon', prepare: (baseURL) => advanceTo(baseURL, 'Mon', 12) },
  { name: 'double-text', textSize: 32 },
  { name: 'sunday-night', prepare: (baseURL) => advanceTo(baseURL, 'Sun', 22) },
  { name: 'long-names', prepare: giveLongNames },
];

/** Moves the demo's clock to the next such day and hour of the zone. */
async function advanceTo(baseURL: string, weekday: string, hour: number): Promise<void> {
  const context = await request.newContext({ baseURL });
  const demo = createApiClient(context);
  const { now } = await demo('GET /api/demo/clock');
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(now));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const ahead = (days.indexOf(weekday) - days.indexOf(part('weekday'))) * DAY;
  const seconds = ahead + hour * 3_600 - Number(part('hour')) * 3_600 - Number(part('minute')) * 60;
  await demo('POST /api/demo/clock', { body: { advanceSeconds: seconds < 0 ? seconds + 7 * DAY : seconds } });
  await context.dispose();
}

/** 59 letters, which break where a line must: as names in Thai and Arabic are, and as a German one without a space. */
const LONG_NAMES = [
  { person: demoClient, name: 'สมหญิงวรรณพรรณรายจันทร์เพ็ญศรีสุวรรณภูมิรัตนโกสินทร์อยุธยาม' },
  { person: demoProfessional, name: 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenha' },
  { person: demoNewProfessional, name: 'عبدالرحمنبنعبداللهبنمحمدبنأحمدالقحطانيالهاشميالقرشيالمكيالي' },
];

async function giveLongNames(baseURL: string): Promise<void> {
  for (const { person, name } of LONG_NAMES) {
    const context = await request.newContext({ baseURL });
    const client = await signIn({ request: context }, person);
    const { timeZone } = await client('GET /api/users');
    const body = { firstName: name, lastName: name, displayName: name, timeZone };
    await client('PUT /api/users', { body });
    await context.dispose();
  }
}
