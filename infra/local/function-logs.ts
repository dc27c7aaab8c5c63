import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';

export interface FunctionLogs {
  write(functionName: string, line: string): void;
  close(): Promise<void>;
}

const NAME_PREFIX = /^idonea-[a-z]+-/;

/** One file per function; what went wrong is shown on the console too, with the function's name before it. */
export function openFunctionLogs(folder: string, { quiet }: { quiet: boolean }): FunctionLogs {
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, WriteStream>();
  return {
    write(functionName, line) {
      const name = functionName.replace(NAME_PREFIX, '');
      const file = files.get(name) ?? createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' });
      files.set(name, file);
      file.write(`${line}\n`);
      if (!quiet && isError(line)) console.error(`  ✗ ${name}: ${line}`);
    },
    async close() {
      await Promise.all([...files.values()].map((file) => new Promise((resolve) => file.end(resolve))));
    },
  };
}

function isError(line: string): boolean {
  try {
    const { level } = JSON.parse(line) as { level?: string };
    return level?.toLowerCase() === 'error';
  } catch {
    return /error/i.test(line);
  }
}
