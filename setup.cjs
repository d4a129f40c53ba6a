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
if (stamped() !== wanted()) {
  if (!isInstalled()) install();
  fs.writeFileSync(stamp, wanted());
}

function wanted() {
  const lock = fs.readFileSync(path.join(__dirname, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
}

function stamped() {
  try {
    return fs.readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Whether npm ci by hand has done it: npm notes last what it has put where. Optional packages are missing where they are for
 * other machines, and the pinned Node where its script was left out.
 */
function isInstalled() {
  if (!fs.existsSync(path.join(__dirname, 'node_modules/.bin/node'))) return false;
  let present;
  try {
    present = packagesOf('node_modules/.package-lock.json');
  } catch {
    return false;
  }
  return Object.entries(packagesOf('package-lock.json')).every(
    ([place, { integrity, optional, resolved }]) => {
      const isThere = fs.existsSync(path.join(__dirname, place));
      if (!place.includes('node_modules/')) return isThere;
      if (!present[place]) return optional === true;
      return isThere && present[place].integrity === integrity && present[place].resolved === resolved;
    },
  );
}

function packagesOf(file) {
  return JSON.parse(fs.readFileSync(path.join(__dirname, file), 'utf8')).packages;
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
