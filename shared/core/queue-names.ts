/**
 * Names of a job's queues after the deployment's prefix. The stacks name them so and functions find them so: all
 * addresses together would not fit into a function's environment, which ends at 4 kB.
 */
export const queueNameOf = (trabajo: string) => trabajo;

/** What the job gave up on, whatever starts it. */
export const deadLettersNameOf = (trabajo: string) => `${trabajo}-muertas`;
