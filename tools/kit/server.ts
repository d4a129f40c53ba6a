import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Start {
  program: string;
  flags: readonly string[];
  env?: Record<string, string>;
  /** Where what it says goes. */
  log: string;
  isReady: () => Promise<boolean>;
  /** Ends it without asking, where killing the program isn’t enough. */
  kill?: () => void;
}

/** A program that can be stopped, killed and started again. */
export class Server {
  #start: Start;
  #child: ChildProcess | null = null;

  constructor(start: Start) {
    this.#start = start;
  }

  async start(): Promise<void> {
    const { program, flags, env, log, isReady } = this.#start;
    const to = openSync(log, 'a');
    const child = spawn(program, flags, {
      stdio: ['ignore', to, to],
      env: { PATH: process.env.PATH, ...env },
    });
    this.#child = child;
    for (const end = performance.now() + 180_000; performance.now() < end; await pause(50)) {
      if (hasEnded(child)) throw new Error(`${program} ended while it started: see ${log}`);
      if (await isReady().catch(() => false)) return;
    }
    throw new Error(`${program} didn’t become ready: see ${log}`);
  }

  /** Its program's files are those of another tree from its next start on. */
  useTree(to: string, from: string): void {
    const { flags, ...others } = this.#start;
    this.#start = { ...others, flags: flags.map((flag) => flag.replace(from, to)) };
  }

  /** Asks it to stop, and waits. */
  stop = () => this.#end('SIGTERM');
  /** Ends it without asking. */
  kill = () => this.#end('SIGKILL');

  async #end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.#child;
    this.#child = null;
    if (!ending || hasEnded(ending)) return;
    const { kill } = this.#start;
    if (signal === 'SIGKILL' && kill) kill();
    else ending.kill(signal);
    await once(ending, 'exit');
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Whether something listens there; throws if nothing does. */
export async function accepts(port: number): Promise<true> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  return true;
}
