import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultation } from '../../../../test/fixtures.ts';
import { show } from '../../../../test/render.tsx';
import { LocalMedia } from '../media/local-media.ts';
import { Lobby } from './Lobby.tsx';

test('turning on both devices, whose button then is gone, leads to the rows that switch each of them', async () => {
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: () => Promise.resolve([]),
    getUserMedia: () => Promise.reject(new DOMException('', 'NotFoundError')),
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  const { opensAt, closesAt } = { opensAt: '2026-11-25T14:45:00.000Z', closesAt: '2026-11-25T16:00:00.000Z' };
  const localMedia = new LocalMedia();
  localMedia.open();
  const { user } = await show(
    <Lobby
      meeting={{ appointment: consultation(), state: 'OPEN', opensAt, closesAt }}
      side="client"
      zone="Europe/Berlin"
      localMedia={localMedia}
      isChatShut={false}
      isCutOff={false}
      pending={false}
      error={null}
      onJoin={() => {}}
    />,
  );
  const both = screen.getByRole('button', { name: 'Turn on camera and microphone' });
  await user.click(both);
  await expect.poll(() => both.isConnected).toBe(false);
  const rows = screen.getByRole('region', { name: 'Check-in' });
  await expect.poll(() => rows.contains(document.activeElement)).toBe(true);
});
