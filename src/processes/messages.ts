/** Sent once, when a process can take its first job. */
export const READY = 'ready';

/**
 * The first message to a process, if it needs one. It may contain keys, so it is not passed as an argument or
 * environment variable.
 */
export interface Beginning {
  readonly begin: unknown;
}

/** Bytes are sent without conversion (`serialization: 'advanced'`). */
export interface Asked<Job> {
  readonly id: number;
  readonly job: Job;
}

export interface Answered<Result> {
  readonly id: number;
  readonly result: Result;
}
