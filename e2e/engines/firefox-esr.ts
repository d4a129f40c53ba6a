#!/usr/bin/env node
// Firefox ESR as Playwright wants to start it: passes on what both say (WebDriver BiDi), with two differences.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

const ANNOUNCED = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

/**
 * ESR doesn’t know this command, without whose success Playwright opens no page. It sets color scheme and reduced
 * motion; the preferences in `firefox.ts` set the latter for the whole browser.
 */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** Keys and presses: only one window has the focus, and it should be the one in which somebody acts. */
const ACTS = 'input.performActions';

interface Command {
  id: number;
  method: string;
  params: { context?: string };
}

const { FIREFOX_ESR = 'firefox-esr' } = process.env;
const firefox = spawn(FIREFOX_ESR, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = ANNOUNCED.exec(line)?.[1];
  if (address === undefined) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => passOn(playwright, new WebSocket(`${address}${url}`)));
  server.on('listening', () => {
    const { port } = Object(server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
});

function passOn(playwright: WebSocket, browser: WebSocket): void {
  let turn = new Promise<unknown>((resolve) => browser.once('open', resolve));
  let inFront: string | undefined;
  // Playwright counts from 1.
  let nextId = 1_000_000_000;
  const answered = new Map<number, () => void>();

  async function bringToFront(context: string): Promise<void> {
    inFront = context;
    nextId += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    answered.set(nextId, resolve);
    browser.send(JSON.stringify({ id: nextId, method: 'browsingContext.activate', params: { context } }));
    await promise;
  }

  async function pass(message: string): Promise<void> {
    const { id, method, params }: Command = JSON.parse(message);
    if (method === UNKNOWN) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    if (method.startsWith('browsingContext.')) inFront = undefined;
    if (method === ACTS && params.context && params.context !== inFront) await bringToFront(params.context);
    browser.send(message);
  }

  playwright.on('message', (data) => {
    turn = turn.then(() => pass(textOf(data)));
  });
  browser.on('message', (data) => {
    const message = textOf(data);
    const done = answered.get(JSON.parse(message).id);
    if (done) done();
    else playwright.send(message);
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : new TextDecoder().decode(data);
}
