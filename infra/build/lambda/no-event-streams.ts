/** Stands in for `@smithy/core/event-streams`: no operation that a function calls streams events. 14 kB. */
export class EventStreamSerde {
  constructor() {
    throw new Error('Event streams are not part of function bundles');
  }
}
export function eventStreamSerdeProvider(): never {
  throw new Error('Event streams are not part of function bundles');
}
/** S3's client is made with it, though only `SelectObjectContent` uses it. */
export function resolveEventStreamSerdeConfig<C>(config: C): C {
  return config;
}
