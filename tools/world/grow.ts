import { live } from '../start/life.ts';
import { preflight } from '../start/preflight.ts';
import { readSettings } from '../start/settings.ts';
import { startSurroundings } from '../start/world.ts';
import { Refusal } from '../refusal.ts';
import { readSizes } from './sizes.ts';

/** Adds a large crowd to the demo world of `npm start`, and ends the process. */
export async function growDemoWorld(words: string[]): Promise<void> {
  const crowd = readSizes(words);
  await live(async (life) => {
    const settings = readSettings(process.env, process.cwd());
    if (settings.demo === 'none')
      throw new Refusal('The crowd joins the demo people: set DEMO to full or small.');
    await preflight(settings);
    const { environment } = await startSurroundings(settings, life, console.log);
    const { growWorld } = await import('../../api/seeds/crowd/main.ts');
    const began = performance.now();
    const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;
    let told = 0;
    await growWorld({
      databaseUrl: environment.DATABASE_URL ?? '',
      outsideUrl: settings.outsideUrl,
      now: new Date(),
      crowd,
      onProgress: (share) => {
        if (share < told + 0.1) return;
        told = share;
        console.log(`${Math.round(share * 100)} % written after ${seconds()}`);
      },
    });
    console.log(`The world is ready after ${seconds()}: npm start serves it`);
    await life.end();
  });
}
