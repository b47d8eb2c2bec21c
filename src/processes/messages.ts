/** Sent once, when a process can take its first job. */
export const READY = 'ready';

/** What a process is told first, where it is told anything. Keys may be in it, which is why no argument and no variable carries it. */
export interface Beginning {
  readonly begin: unknown;
}

/** Bytes cross as they are (`serialization: 'advanced'`). */
export interface Asked<Job> {
  readonly id: number;
  readonly job: Job;
}

export interface Answered<Result> {
  readonly id: number;
  readonly result: Result;
}
