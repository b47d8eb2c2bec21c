import type { RequestTrace } from './http/request-trace.ts';

/** A part of the work on a request, as it is told to whoever collects traces. */
export interface Step {
  /** The request's trace with this step as the parent of what is asked for in it. */
  readonly trace: RequestTrace;
  end(): void;
}

/** What is told of an answered request: bounded words and sizes, never content. */
export interface RequestOutcome {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly key?: string | undefined;
  readonly received: number;
  readonly bytes: number;
}

/** A request and its steps as one trace tells them. */
export interface RequestSpan {
  readonly trace: RequestTrace;
  /** Begins a step; `asks` says whether another service does its work. */
  begin(name: string, asks: 'itself' | 'another'): Step;
  end(outcome: RequestOutcome): void;
}

/** Begins to tell of a request that has just arrived, as part of the trace it names. */
export type BeginSpan = (trace: RequestTrace) => RequestSpan;

/** Does some of the work on a request, and tells of it as a step where that is wanted. */
export function inStep<Result>(
  span: RequestSpan | undefined,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!span) return work();
  const step = span.begin(name, 'itself');
  return work().finally(() => step.end());
}
