import { afterAll, beforeAll, expect, test } from 'vitest';
import { clara } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { saveCustomer } from './queries.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// With a conflict of users alone expected, about every sixth round failed.
test('ten that save a client’s first customer at once all learn it', async () => {
  const { db } = world.platform;
  for (let round = 0; round < 300; round += 1) {
    const customer = { userId: clara.id, email: clara.email, processorId: `cus_${round}` };
    const saved = await Promise.all(Array.from({ length: 10 }, () => saveCustomer(db, customer)));
    expect(saved).toEqual(Array(10).fill(customer.processorId));
    await db.deleteFrom('processorCustomers').where('userId', '=', clara.id).execute();
  }
});
