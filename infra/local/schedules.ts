import { randomUUID } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import type { Assembly, LocalFunction, Schedule } from './assembly.ts';
import type { LambdaPool } from './lambda-pool.ts';

const UNITS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
/** setTimeout takes no more; a longer wait is cut in pieces. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * When a schedule runs next after `from`. Source: "Schedule types on EventBridge Scheduler" in its user guide.
 * @throws Error when the expression is none that the scheduler takes.
 */
export function nextRun(expression: string, from: Date, timeZone = 'UTC'): Date {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) return new Date(from.getTime() + Number(rate[1]) * (UNITS[rate[2] ?? ''] ?? 0));
  const cron = /^cron\((.+)\)$/.exec(expression);
  const fields = cron?.[1]?.trim().split(/\s+/) ?? [];
  if (fields.length !== 6) throw new Error(`"${expression}" is neither rate(…) nor cron(…) with six fields`);
  const [minute, hour, dayOfMonth, month, dayOfWeek, year = '*'] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const standard = [minute, hour, dayOfMonth.replace('?', '*'), month, standardDayOfWeek(dayOfWeek)].join(' ');
  const runs = CronExpressionParser.parse(standard, { currentDate: from, tz: timeZone });
  for (;;) {
    const run = runs.next().toDate();
    const comparison = compareYear(year, run, timeZone);
    if (comparison === 'matches') return run;
    if (comparison === 'over') throw new Error(`"${expression}" never runs after ${from.toISOString()}`);
  }
}

/** AWS counts days from 1 = SUN, cron from 0 = SUN. */
function standardDayOfWeek(field: string): string {
  if (field === '?') return '*';
  return field.replace(/\d+(?=$|[-,#L])|(?<=[-,])\d+/g, (day, offset: number, whole: string) =>
    whole[offset - 1] === '#' ? day : String(Number(day) - 1),
  );
}

function compareYear(field: string, run: Date, timeZone: string): 'matches' | 'later' | 'over' {
  if (field === '*') return 'matches';
  const year = Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(run));
  const ranges = field.split(',').map((part) => part.split('-').map(Number));
  if (ranges.some(([first = 0, last = first]) => year >= first && year <= last)) return 'matches';
  return ranges.every(([first = 0, last = first]) => year > last) ? 'over' : 'later';
}

export interface SchedulesOptions {
  assembly: Pick<Assembly, 'functions' | 'schedules'>;
  pool: LambdaPool;
  account: string;
  region: string;
  /** An invocation failed after its retries. */
  onDeadLetter: (arn: string, body: unknown) => Promise<void>;
  onError: (functionName: string, error: unknown) => void;
}

export interface Schedules {
  /** Runs a schedule's function now. */
  run(name: string): Promise<void>;
  close(): void;
}

export function startSchedules(options: SchedulesOptions): Schedules {
  const { assembly } = options;
  const timers = new Map<string, NodeJS.Timeout>();
  let closed = false;
  const isClosed = () => closed;

  const plan = (schedule: Schedule, from: Date) => {
    const due = nextRun(schedule.expression, from, schedule.timeZone);
    const wait = () => {
      const remaining = due.getTime() - Date.now();
      const timer = setTimeout(
        () => {
          if (closed) return;
          if (due.getTime() > Date.now()) return wait();
          void start(schedule, due, options, isClosed);
          plan(schedule, due);
        },
        Math.min(Math.max(remaining, 0), LONGEST_TIMER_MS),
      );
      timers.set(schedule.name, timer);
    };
    wait();
  };
  for (const schedule of assembly.schedules) plan(schedule, new Date());

  return {
    async run(name) {
      const schedule = assembly.schedules.find((candidate) => candidate.name === name);
      if (!schedule) throw new Error(`There is no schedule ${name}`);
      await start(schedule, new Date(), options, isClosed);
    },
    close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

type IsClosed = () => boolean;

async function start(schedule: Schedule, due: Date, options: SchedulesOptions, isClosed: IsClosed): Promise<void> {
  const fn = options.assembly.functions.get(schedule.functionArn);
  if (!fn) return;
  const event = schedule.input === undefined ? schedulerEvent(schedule, due, options) : inputOf(schedule.input, due);
  await invokeAsync(fn, event, options, isClosed);
}

/** An asynchronous invocation: Lambda tries again by itself, then hands the event to the failure destination. */
async function invokeAsync(
  fn: LocalFunction,
  event: unknown,
  { pool, onDeadLetter, onError }: SchedulesOptions,
  isClosed: IsClosed,
): Promise<void> {
  for (let attempt = 0; attempt <= fn.asyncRetries; attempt += 1) {
    try {
      await pool.invoke(fn, event);
      return;
    } catch (error) {
      // The run ended under it, which is not the function's fault.
      if (isClosed()) return;
      onError(fn.name, error);
    }
  }
  if (fn.asyncDeadLetterArn) await onDeadLetter(fn.asyncDeadLetterArn, { requestPayload: event });
}

/** A schedule's own input. Of the scheduler's context attributes only the one that we use is filled in. */
function inputOf(input: string, due: Date): unknown {
  return JSON.parse(input.replaceAll('<aws.scheduler.scheduled-time>', secondsOf(due)));
}

const secondsOf = (due: Date) => due.toISOString().replace(/\.\d{3}Z$/, 'Z');

/** What the scheduler sends when a schedule has no input of its own. */
function schedulerEvent({ name }: Schedule, due: Date, { account, region }: SchedulesOptions) {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.scheduler',
    account,
    time: secondsOf(due),
    region,
    resources: [`arn:aws:scheduler:${region}:${account}:schedule/default/${name}`],
    detail: '{}',
  };
}
