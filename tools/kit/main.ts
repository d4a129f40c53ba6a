import { availableParallelism, loadavg } from 'node:os';
import { hasPgBouncer } from '../../api/test/pooler/pgbouncer.ts';
import { IMAGE } from './container.ts';
import { buildImage } from './image.ts';
import { startInstallation, type Installation } from './installation.ts';
import type { ProxyName } from './proxies.ts';
import { findProgram, missingPackages, versionOf } from './programs.ts';
import { Report } from './report.ts';
import { backup } from './steps/backup.ts';
import { browser } from './steps/browser.ts';
import { killing } from './steps/killing.ts';
import { machines } from './steps/machines.ts';
import { mail } from './steps/mail.ts';
import { rolling } from './steps/rolling.ts';
import { storage } from './steps/storage.ts';
import { upgrade } from './steps/upgrade.ts';
import { missingForSwift } from './swift.ts';

type Step = (installation: Installation, report: Report) => Promise<void>;

/** An installation of its own for each step, so that it can be used alone. */
const on = (step: Step) => async (report: Report) => {
  const installation = await startInstallation();
  try {
    await step(installation, report);
  } finally {
    await installation.stop();
  }
};
const behindBoth =
  (step: (installation: Installation, report: Report, name: ProxyName) => Promise<void>): Step =>
  async (installation, report) => {
    await step(installation, report, 'haproxy');
    await step(installation, report, 'nginx');
  };

const STEPS: Record<string, (report: Report) => Promise<void>> = {
  machines: on(machines),
  rolling: on(behindBoth(rolling)),
  killing: on(behindBoth(killing)),
  backup: on(backup),
  storage: on(storage),
  mail: on(mail),
  browser,
  upgrade,
};

// `npm run kit`, or `npm run kit -- rolling killing`: what an installation of several machines must bear, for real.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STEPS));
const missing = missingPackages();
if (unknown.length > 0) refuse(`There is no step ${unknown.join(', ')}: ${Object.keys(STEPS).join(', ')}.`);
if (missing.length > 0)
  refuse(`The kit needs Debian’s ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`);
const unbuilt = IMAGE === '' ? null : buildImage(IMAGE);
if (unbuilt !== null) refuse(`There is no image ${IMAGE}: ${unbuilt}.`);

const report = new Report();
if (!hasPgBouncer()) report.skip('PgBouncer', 'it has to be 1.21 or newer, as Debian has it from 13 on');
console.log(
  IMAGE === ''
    ? 'The product runs from this tree with the pinned Node, as the image has it; KIT_IMAGE names an image to run instead.'
    : `The product runs from the image ${IMAGE}; in the upgrade step it runs from trees.`,
);
for (const [program, flag] of [
  ['haproxy', '-v'],
  ['nginx', '-v'],
  ['redis-server', '--version'],
  ['pgbouncer', '--version'],
] as const) {
  const place = findProgram(program);
  if (place !== null) console.log(versionOf(place, flag));
}
console.log(
  `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} at the start: times are those of this machine now.`,
);
const withoutSwift = missingForSwift();
if (withoutSwift !== null)
  report.skip(
    'OpenStack Swift',
    `the packages ${withoutSwift} aren’t installed; files lie in the stand-in, which checks no signatures`,
  );
for (const [name, step] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await step(report);
}
process.exit(report.print() ? 0 : 1);

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
