import { randomUUID } from 'node:crypto';
import type { Emulator, EmulatorOptions } from './emulator.ts';
import { DEFAULT_REGION, LOCAL_ACCOUNT } from './emulator.ts';
import type { EventPattern } from './event-pattern.ts';
import { matchesPattern } from './event-pattern.ts';
import { AwsError, serveJsonService } from './json-protocol.ts';

/** An event as a rule's target receives it. */
export interface BusEvent {
  version: string;
  id: string;
  'detail-type': string;
  source: string;
  account: string;
  /** ISO 8601 to the second, UTC. */
  time: string;
  region: string;
  resources: string[];
  detail: unknown;
}

export interface EventTarget {
  /** ARN of a Lambda function or a queue. */
  arn: string;
  /** Constant JSON handed over instead of the event. */
  input?: unknown;
}

export interface EventRule {
  /** `default` or a bus of our own. */
  busName: string;
  /** EventBridge pattern: exact values, prefix, suffix, exists, anything-but, numeric, $or. */
  eventPattern: EventPattern;
  targets: EventTarget[];
}

export interface EventBridgeOptions extends EmulatorOptions {
  /** Called once per target of each matching rule, after PutEvents has been answered. Its failure becomes a warning. */
  onTarget?: (target: EventTarget, event: unknown) => void | Promise<void>;
}

export interface EventBridgeEmulator extends Emulator {
  /** Replaces all rules; they come from the synthesized template at each start, so they are not persisted. */
  setRules(rules: readonly EventRule[]): void;
  /** What another service of AWS tells the default bus. */
  tell(source: string, detailType: string, detail: object): void;
}

interface PutEventsEntry {
  Source?: string;
  DetailType?: string;
  Detail?: string;
  Resources?: string[];
  EventBusName?: string;
  /** Epoch seconds. */
  Time?: number;
}

const MAX_ENTRIES = 10;
const MAX_REQUEST_BYTES = 256 * 1024;

/** PutEvents and its rules. Delivery is at most once and in order of the rules; the cloud's is at least once. */
export async function startEventBridge(options: EventBridgeOptions): Promise<EventBridgeEmulator> {
  const { port, region = DEFAULT_REGION, onTarget } = options;
  let rules: readonly EventRule[] = [];

  const callTarget = (target: EventTarget, event: BusEvent) =>
    // One target's failure is not the others' business.
    Promise.try(() => onTarget?.(target, target.input ?? event)).catch((error) => process.emitWarning(error));

  const deliver = async (busName: string, event: BusEvent) => {
    const matching = rules.filter((rule) => rule.busName === busName && matchesPattern(rule.eventPattern, event));
    for (const target of matching.flatMap(({ targets }) => targets)) await callTarget(target, event);
  };

  const putEvent = (entry: PutEventsEntry) => {
    const detail = parseDetail(entry);
    if ('ErrorCode' in detail) return detail;
    const event = toBusEvent(entry, detail.value, region);
    setImmediate(() => deliver(busNameOf(entry), event).catch((error) => process.emitWarning(error)));
    return { EventId: event.id };
  };

  const tell = (source: string, detailType: string, detail: object) => {
    putEvent({ Source: source, DetailType: detailType, Detail: JSON.stringify(detail) });
  };

  const service = await serveJsonService({
    port,
    operations: {
      PutEvents({ Entries }: { Entries?: PutEventsEntry[] }) {
        const entries = checkRequest(Entries ?? []);
        const results = entries.map(putEvent);
        return { FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length, Entries: results };
      },
    },
  });
  return {
    ...service,
    tell,
    setRules(replacement) {
      rules = replacement;
    },
  };
}

function checkRequest(entries: PutEventsEntry[]): PutEventsEntry[] {
  if (entries.length < 1 || entries.length > MAX_ENTRIES) {
    throw new AwsError('ValidationException', `Entries must have 1 to ${MAX_ENTRIES} members`);
  }
  const bytes = entries.reduce((total, entry) => total + entryBytes(entry), 0);
  if (bytes > MAX_REQUEST_BYTES) {
    throw new AwsError('ValidationException', 'Total size of the entries in the request is over the limit.');
  }
  return entries;
}

/** How the EventBridge user guide counts an entry: 14 bytes for a time, and its texts in UTF-8. */
function entryBytes({ Time, Source = '', DetailType = '', Detail = '', Resources = [] }: PutEventsEntry): number {
  const texts = [Source, DetailType, Detail, ...Resources];
  return (Time === undefined ? 0 : 14) + texts.reduce((total, text) => total + Buffer.byteLength(text), 0);
}

function parseDetail({
  Source,
  DetailType,
  Detail,
}: PutEventsEntry): { value: unknown } | { ErrorCode: string; ErrorMessage: string } {
  for (const [name, value] of Object.entries({ Source, DetailType, Detail })) {
    if (!value)
      return { ErrorCode: 'InvalidArgument', ErrorMessage: `Parameter ${name} is not valid. Reason: missing` };
  }
  try {
    const value: unknown = JSON.parse(Detail ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value };
  } catch {
    // Answered below, as any other detail that is not an object.
  }
  return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
}

function toBusEvent(entry: PutEventsEntry, detail: unknown, region: string): BusEvent {
  const time = entry.Time === undefined ? new Date() : new Date(entry.Time * 1000);
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': entry.DetailType ?? '',
    source: entry.Source ?? '',
    account: LOCAL_ACCOUNT,
    time: time.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    region,
    resources: entry.Resources ?? [],
    detail,
  };
}

/** Entries may name the bus by its ARN. */
function busNameOf({ EventBusName = 'default' }: PutEventsEntry): string {
  return EventBusName.slice(EventBusName.lastIndexOf('/') + 1);
}
