/** Stands in for `@smithy/core/event-streams`: no operation that a function calls streams events. 14 kB. */
export class EventStreamSerde {
  constructor() {
    throw new Error('Event streams are not part of function bundles');
  }
}
export function eventStreamSerdeProvider(): never {
  throw new Error('Event streams are not part of function bundles');
}
