import { expect, test } from 'vitest';
import { createWorld } from '../../test/world.ts';

test('what is still being answered when it closes is answered, and its connection does not hold it up', async () => {
  const world = await createWorld();
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  world.app.get('/slow', async () => {
    asked();
    await isReleased;
    return { status: 200 };
  });
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/slow`);
  await isAsked;
  const closed = world.app.close().then(() => 'closed');
  setTimeout(release, 100);
  expect((await answer).headers.get('connection')).toBe('close');
  expect(await (await answer).json()).toEqual({ status: 200 });
  expect(await closed).toBe('closed');
  await world.close();
}, 10_000);
