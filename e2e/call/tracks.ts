import type { Page } from '@playwright/test';

/** Records the tracks that a page opens, and lets a test unplug the camera and plug it in again. */
export async function watchTracks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    let isPlugged = true;
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints = {}) => {
      if (constraints.video && !isPlugged) throw new DOMException('no', 'NotFoundError');
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(globalThis, {
      tracksOn: () =>
        tracks.filter((track) => track.readyState === 'live' && track.enabled).map(({ kind }) => kind),
      unplug: () => {
        isPlugged = false;
        for (const track of tracks) {
          if (track.kind !== 'video' || track.readyState !== 'live') continue;
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      },
      plug: () => {
        isPlugged = true;
        mediaDevices.dispatchEvent(new Event('devicechange'));
      },
    });
  });
}

/** The tracks that are live in a page now. */
export async function tracksOn(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(globalThis, 'tracksOn')());
}
