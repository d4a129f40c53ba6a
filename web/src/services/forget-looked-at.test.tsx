import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCompared } from './compare/compared.ts';
import { useSeenServices } from './seen-services.ts';

test('who logs out in one tab leaves nothing that was looked at or picked to compare in the others', async () => {
  sessionStorage.setItem('parley.compared', JSON.stringify([{ id: 'a' }, { id: 'b' }]));
  localStorage.setItem('parley.seen', JSON.stringify([{ id: 'a' }]));
  const { result } = renderHook(() => [useCompared().length, useSeenServices().length]);
  expect(result.current).toEqual([2, 1]);
  const otherTab = new BroadcastChannel('parley.session');
  otherTab.postMessage('logout');
  await waitFor(() => expect(result.current).toEqual([0, 0]));
  expect(sessionStorage.getItem('parley.compared')).toBe('[]');
  otherTab.close();
});
