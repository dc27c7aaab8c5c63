// Runs on the machine's own Node (20.19 or newer) before anything is installed: plain JavaScript, built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const MODULES = path.join(ROOT, 'node_modules');
const INSTALLED_MARKER = path.join(MODULES, '.idonea-installed');
const MIN_NODE = [20, 19];
const MIN_JAVA = 17;
const DEFAULT_PORT = 3001;
/** Chromium without its window: the screens cost half as much in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
/** It is not to be had here, as far as the installed dependencies go back. */
const WITHOUT_SHELL_MARKER = path.join(MODULES, '.idonea-without-headless-shell');
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const [command, ...args] = process.argv.slice(2);

try {
  if (command === 'start') await start();
  else if (command === 'test') await test();
  else fail('Uso: node infra/local/bootstrap.mjs start|test');
} catch (error) {
  fail(error.message);
}

async function start() {
  checkNode();
  await checkPort(Number(process.env.PORT || DEFAULT_PORT));
  ensureJava();
  installDependencies();
  await run(['infra/local/start.ts', ...args]);
}

async function test() {
  checkNode();
  ensureJava();
  ensureChromium();
  installDependencies();
  tryHeadlessShell();
  await run(['test/run-tests.ts', ...args]);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
  if (!isOldEnough) fail(`Hace falta Node ${MIN_NODE.join('.')} o posterior; este es ${process.versions.node}.`);
}

/** Asked before anything starts, so that a taken port costs nobody a minute. */
async function checkPort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`PORT=${process.env.PORT} no es un puerto válido.`);
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    fail(`El puerto ${port} está ocupado. Cierra lo que lo usa, o elige otro: PORT=${port + 1} npm start`);
  }
  if (code) fail(`No se puede usar el puerto ${port} (${code}).`);
}

function ensureJava() {
  if (javaVersion() >= MIN_JAVA) return;
  if (canInstallPackages()) installPackage('default-jre-headless', 'Java');
  if (javaVersion() >= MIN_JAVA) return;
  fail(
    `Hace falta Java ${MIN_JAVA} o posterior (lo usa la base de datos local). Instálalo y vuelve a intentarlo:
    Debian o Ubuntu   sudo apt-get install default-jre-headless
    Fedora            sudo dnf install java-21-openjdk-headless
    macOS             brew install openjdk
    Windows           winget install EclipseAdoptium.Temurin.21.JRE`,
  );
}

function javaVersion() {
  const fromHome = process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin', 'java');
  const java = fromHome && existsSync(fromHome) ? fromHome : 'java';
  const { stderr = '' } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  // `openjdk version "17.0.15"`, or `"1.8.0_402"` for Java 8.
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(stderr ?? '') ?? [];
  return Number(first === '1' ? second : first) || 0;
}

function ensureChromium() {
  if (hasChromium()) return;
  if (canInstallPackages()) installPackage('chromium', 'Chromium');
  if (hasChromium()) return;
  fail('Las pruebas de pantalla necesitan Chromium o Google Chrome. Instálalo y vuelve a intentarlo.');
}

/** Chromium itself does as well: a machine for which there is no such package is asked once, and told nothing. */
function tryHeadlessShell() {
  if (!canInstallPackages() || existsSync(WITHOUT_SHELL_MARKER) || isProgram(HEADLESS_SHELL)) return;
  const installed = installPackage(HEADLESS_SHELL, 'Chromium sin ventana', { quiet: true });
  if (!installed) writeFileSync(WITHOUT_SHELL_MARKER, '');
}

function hasChromium() {
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return applications.some(existsSync) || CHROMIUM_NAMES.some(isProgram);
}

function isProgram(name) {
  return spawnSync(name, ['--version']).status === 0;
}

function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Answers whether that worked. `quiet`: nobody needs to know when it did not. */
function installPackage(name, label, { quiet = false } = {}) {
  say(`Instalando ${label}`);
  const options = {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const install = () => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  if (install().status === 0) return true;
  spawnSync('apt-get', ['update'], options);
  const { status, stderr } = install();
  if (status !== 0 && !quiet) console.error(stderr);
  return status === 0;
}

/** Installs once for each package-lock.json. */
function installDependencies() {
  const lock = path.join(ROOT, 'package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const marked = existsSync(INSTALLED_MARKER) && readFileSync(INSTALLED_MARKER, 'utf8') === wanted;
  if (existsSync(projectNode()) && (marked || wasInstalledByHand(lock))) {
    if (!marked) writeFileSync(INSTALLED_MARKER, wanted);
    return;
  }
  say('Instalando dependencias (solo la primera vez o cuando cambian)');
  // A mirror that lacks another platform's packages makes `npm ci` refuse a good lock; `npm install` takes it.
  if (!npm('ci') && !npm('install', '--no-save')) fail('npm no ha podido instalar las dependencias.');
  writeFileSync(INSTALLED_MARKER, createHash('sha256').update(readFileSync(lock)).digest('hex'));
}

function npm(subcommand, ...options) {
  const { status, stderr } = spawnSync('npm', [subcommand, ...options, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error(`  npm ${subcommand}: ${stderr.trim().split('\n').slice(0, 5).join('\n  ')}`);
  return status === 0;
}

/** npm writes its own copy of the lock after each install: newer than the lock, it says that the install was for it. */
function wasInstalledByHand(lock) {
  const installed = path.join(MODULES, '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** The Node that the project pins: the one that Lambda runs. */
function projectNode() {
  return path.join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function run(argv) {
  return new Promise((resolve) => {
    const child = spawn(projectNode(), argv, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${path.join(MODULES, '.bin')}${path.delimiter}${process.env.PATH}` },
    });
    // Ctrl-C reaches the child by itself; this process only has to wait until it has closed everything.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? (signal ? 1 : 0);
      resolve();
    });
  });
}

function say(text) {
  console.log(`  ${text}…`);
}

function fail(message) {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
