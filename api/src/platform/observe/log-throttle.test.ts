import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createLog, type Logger } from './log.ts';
import { Refusal } from '../http/refuse.ts';

interface Line {
  msg: string;
  level: number;
  leftOut?: number;
  err?: { message: string; stack?: string; refusal?: string };
}

let lines: Line[];
let log: Logger;
beforeEach(() => {
  lines = [];
  const written = lines;
  const to = new Writable({
    write(chunk, _encoding, done) {
      written.push(
        ...String(chunk)
          .trim()
          .split('\n')
          .map((line): Line => JSON.parse(line)),
      );
      done();
    },
  });
  log = createLog('info', to);
});

const fault = (message: string) => new TypeError(message);
const told = () => lines.reduce((sum, { leftOut = 0 }) => sum + 1 + leftOut, 0);

test('a thousand faults of one kind are one line, and then one that counts the others', async () => {
  for (let count = 0; count < 1_000; count += 1)
    log.error({ err: fault(`no row ${count}`) }, 'a call failed');
  expect(lines).toHaveLength(1);
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(2);
  expect(lines.map(({ err, leftOut }) => [err?.message, leftOut])).toEqual([
    ['no row 0', undefined],
    ['no row 999', 998],
  ]);
  expect(told()).toBe(1_000);
});

test('faults of different kinds are all told', () => {
  const thrown = [fault('one'), new TypeError('two'), new RangeError('three')];
  for (const err of thrown) log.error({ err }, 'a call failed');
  log.error({ err: thrown[0] }, 'a page could not be made');
  log.warn({ err: new Refusal('unavailable') }, 'a call failed');
  log.warn({ err: new Refusal('processor_unavailable') }, 'a call failed');
  expect(lines.map(({ err }) => err?.message.split(' ')[0])).toHaveLength(6);
});

test('of a refusal its code is told, and no stack', () => {
  log.warn({ err: new Refusal('internal') }, 'told once');
  expect(lines).toMatchObject([{ err: { refusal: 'internal' } }]);
  expect(lines[0]?.err).not.toHaveProperty('stack');
});

test('lines without an error, or about something by name, are all written', () => {
  for (const word of ['one', 'one', 'one']) log.info(word);
  for (const jobId of ['1', '1']) log.error({ err: fault('late'), jobId }, 'a deadline could not be kept');
  for (const url of ['/a', '/a']) log.info({ url }, 'incoming request');
  expect(lines).toHaveLength(7);
});

test('a fault that has not come for a while is told at once', async () => {
  const again = () => log.error({ err: fault('again') }, 'now and then');
  again();
  await pause(1_100);
  again();
  expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, undefined]);
});
