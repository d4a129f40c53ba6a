import { expect, test } from 'vitest';
import { forgetService } from './forget-looked-at.ts';

const service = (id: string) => ({ id, professionalId: 'p', title: id, name: 'Ana', avatarUrl: null });
const idsIn = (storage: Storage, key: string) =>
  [...JSON.parse(storage.getItem(key) ?? '[]')].map((kept: { id: string }) => kept.id);

test('a service that is paused or gone is neither listed as seen nor compared any more', () => {
  localStorage.setItem('parley.seen', JSON.stringify([service('gone'), service('there')]));
  sessionStorage.setItem('parley.compared', JSON.stringify([service('there'), service('gone')]));
  forgetService('gone');
  expect(idsIn(localStorage, 'parley.seen')).toEqual(['there']);
  expect(idsIn(sessionStorage, 'parley.compared')).toEqual(['there']);
});
