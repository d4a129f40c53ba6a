import { codeOf } from './refusal.ts';

/** Whether a process exists, ours or another user's. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Runs once the parent process is gone: a killed one cannot tell us. */
export function whenParentGoes(act: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), 250).unref();
}
