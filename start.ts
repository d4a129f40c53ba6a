import { announce } from './tools/start/announce.ts';
import { live } from './tools/start/life.ts';
import { preflight } from './tools/start/preflight.ts';
import { readSettings } from './tools/start/settings.ts';
import { buildWeb } from './tools/web-build.ts';
import { startSurroundings } from './tools/start/world.ts';

await live(async (life) => {
  const settings = readSettings(process.env, import.meta.dirname);
  await preflight(settings);
  const [world, { startProduct }] = await Promise.all([
    startSurroundings(settings, life, console.log),
    import('./api/src/main.ts'),
    buildWeb(console.log, life.signal),
  ]);
  const product = await startProduct(world.environment);
  life.atEnd(() => product.stop(), 3_000);
  life.ownSignals();
  console.log(announce(settings, world.hasDemoPeople));
});
