import { Refusal } from '../refusal.ts';

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** Refuses what is no version (1.2.3), and versions that don't come after the current one. */
export function requireLater(version: string, current: string): void {
  if (!VERSION.test(version)) throw new Refusal(`A version looks like 1.2.3, not ${version || 'nothing'}.`);
  if (compare(version, current) <= 0)
    throw new Refusal(
      `The version is ${current} now: the next one has to be later than that, not ${version}.`,
    );
}

function compare(one: string, other: string): number {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)];
  const differing = left.map((part, at) => part - (right[at] ?? 0)).find((difference) => difference !== 0);
  return differing ?? 0;
}

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The text of a package.json with another version, its own and that of the workspaces it needs. */
export function withVersion(text: string, version: string): string {
  const manifest: Manifest = JSON.parse(text);
  return print(raised(manifest, version));
}

/** The same for the lock file, which names every workspace. */
export function lockWithVersion(text: string, version: string): string {
  const lock: { version?: string; packages: Record<string, Manifest> } = JSON.parse(text);
  const packages = Object.entries(lock.packages).map(([place, entry]) => [
    place,
    place.includes('node_modules/') ? entry : raised(entry, version),
  ]);
  return print({ ...lock, version, packages: Object.fromEntries(packages) });
}

/** A workspace without a version keeps none. */
function raised(manifest: Manifest, version: string): Manifest {
  const change = (packages: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, wanted]) => [
        name,
        name.startsWith('@parley/') ? version : wanted,
      ]),
    );
  return {
    ...manifest,
    ...(manifest.version !== undefined && { version }),
    ...(manifest.dependencies && { dependencies: change(manifest.dependencies) }),
    ...(manifest.devDependencies && { devDependencies: change(manifest.devDependencies) }),
  };
}

const print = (manifest: object) => `${JSON.stringify(manifest, null, 2)}\n`;
