import { announce } from './tools/start/announce.ts';
import { live } from './tools/start/life.ts';
import { preflight } from './tools/start/preflight.ts';
import { readSettings } from './tools/start/settings.ts';
import { startWatchedServer } from './tools/start/watched-server.ts';
import { startSurroundings } from './tools/start/world.ts';

await live(async (life) => {
  const settings = readSettings(process.env, import.meta.dirname);
  await preflight(settings);
  const world = await startSurroundings(settings, life, console.log);
  const browserToo = { NODE_ENV: 'development', WEB_DEV: '1', WEB_BUILD: undefined };
  const server = startWatchedServer({ ...world.environment, ...browserToo }, console.log);
  life.atEnd(server.stop, 4_000);
  await server.untilReady();
  console.log(announce(settings, world.hasDemoPeople));
});
