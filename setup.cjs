// Runs before every command on whatever Node is installed, so: old syntax, no packages. Installs the packages, the
// pinned Node among them, whenever the lock file has changed.
const { createHash } = require('crypto');
const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

// Older ones leave out the native part of the bundler.
const oldestNode = 20;
const stamp = path.join(__dirname, 'node_modules', '.parley-installed');

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  refuse(
    `Parley needs Node ${oldestNode} or newer to set itself up, but this is ${process.version}: install it from nodejs.org.`,
  );
}
if (installed() !== wanted()) install();

function wanted() {
  const lock = fs.readFileSync(path.join(__dirname, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
}

function installed() {
  try {
    return fs.readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

function install() {
  // npm ci empties node_modules; behind a symbolic link that would be another project's.
  if (isLink(path.dirname(stamp)))
    refuse('node_modules is a link to packages of another version: remove the link and try again.');
  console.log(
    'Installing the packages of package-lock.json (about 0.7 GB; takes a minute or two, only once).',
  );
  const [command, args] = npm();
  // The build needs the development packages, even with NODE_ENV=production.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, args.concat(flags), { cwd: __dirname, stdio: 'inherit' });
  if (status !== 0)
    refuse('The packages couldn’t be installed: fix the error that npm printed above and try again.');
  fs.writeFileSync(stamp, wanted());
}

function isLink(place) {
  const stats = fs.lstatSync(place, { throwIfNoEntry: false });
  return stats !== undefined && stats.isSymbolicLink();
}

/** With npm's own Node: ours may be the pinned one, which npm ci is about to replace. */
function npm() {
  const { npm_node_execpath: node, npm_execpath: script } = process.env;
  return node && script ? [node, [script]] : ['npm', []];
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
