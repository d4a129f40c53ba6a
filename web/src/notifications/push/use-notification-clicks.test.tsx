import { afterEach, beforeEach, expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { useRootAttribute } from '../../ui/styles/use-root-attribute.ts';
import { useNotificationClicks } from './use-notification-clicks.ts';

const ROOM = '/job/7/consultation/9';
let worker: EventTarget;

beforeEach(() => {
  worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Presses a notification: what the tab answers to the worker. */
async function press(path: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.dispatchEvent(new MessageEvent('message', { data: { open: path }, ports: [port2] }));
  return answer.finally(() => port1.close());
}

function Page() {
  useNotificationClicks();
  return null;
}
function Call() {
  useRootAttribute('data-in-call');
  return <Page />;
}

test('a page goes where a pressed notification leads', async () => {
  const { at } = await show(<Page />, '/dashboard');
  expect(await press('/job/8/chat')).toBe(true);
  await expect.poll(at).toBe('/job/8/chat');
});

test('a call is not left by it, and says so: the notification opens elsewhere', async () => {
  const { at } = await show(<Call />, ROOM);
  expect(await press('/job/8/chat')).toBe(false);
  expect(at()).toBe(ROOM);
});
