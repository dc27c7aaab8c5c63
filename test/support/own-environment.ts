import { afterAll } from 'vitest';

const before = { ...process.env };

// The files of a worker run in one process, one after the other: what one sets is not the next one's.
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
