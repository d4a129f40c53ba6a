import { stripVTControlCharacters } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

const settingsOn = (HOST: string) =>
  readSettings({ HOST, DEMO: 'full', DATA_DIR: '/data', DATABASE_URL: 'postgres://here/db' }, '/opt/parley');

test('beyond this machine it says in red what a demo is', () => {
  vi.stubEnv('FORCE_COLOR', '1');
  const said = announce(settingsOn('0.0.0.0'), true);
  const red = said.slice(said.indexOf('\u001B[31m'), said.indexOf('\u001B[39m'));
  for (const fact of ['the card processor is a stand-in', 'everyone’s email', 'move the clock', 'published'])
    expect(stripVTControlCharacters(red)).toContain(fact);
});

test.each(['127.0.0.1', 'localhost', '::1'])('on %s there is nobody else to warn', (host) => {
  expect(announce(settingsOn(host), true)).not.toContain('others can reach it');
});
