import { afterEach, expect, test, vi } from 'vitest';
import { LocalMedia } from './local-media.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose picker of screens is open until one is picked. */
function withPicker() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn(), kind: 'video', contentHint: '' });
  let pick = () => {};
  const picked = new Promise<unknown>((resolve) => {
    pick = () => resolve({ getVideoTracks: () => [track] });
  });
  const mediaDevices = {
    enumerateDevices: () => Promise.resolve([]),
    getDisplayMedia: () => picked,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  vi.stubGlobal('navigator', { mediaDevices });
  return { track, pick };
}

test('a screen that is picked is shared', async () => {
  const { pick, track } = withPicker();
  const localMedia = new LocalMedia();
  localMedia.open();
  const sharing = localMedia.shareScreen();
  pick();
  await sharing;
  expect(localMedia.state().screen).toBe(track);
});

test('a screen that is picked after the call was left is not shared, nor in the next one', async () => {
  const { pick, track } = withPicker();
  const localMedia = new LocalMedia();
  localMedia.open();
  const sharing = localMedia.shareScreen();
  localMedia.suspend();
  pick();
  await sharing;
  await localMedia.resume();
  expect(track.stop).toHaveBeenCalled();
  expect(localMedia.state().screen).toBeNull();
});
