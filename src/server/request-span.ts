import type { RequestTrace } from './http/request-trace.ts';

/** A part of the work on a request, as reported to the trace collector. */
export interface Step {
  /** The request's trace with this step as parent, for requests made in it. */
  readonly trace: RequestTrace;
  end(): void;
}

/** Attributes of an answered request: names from fixed lists and sizes, never content. */
export interface RequestOutcome {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly key?: string | undefined;
  readonly received: number;
  readonly bytes: number;
}

/** A request and its steps in one trace. */
export interface RequestSpan {
  readonly trace: RequestTrace;
  /** Starts a step; `asks` says whether another service does its work. */
  begin(name: string, asks: 'itself' | 'another'): Step;
  end(outcome: RequestOutcome): void;
}

/** Starts the span of a new request in the trace it names. */
export type BeginSpan = (trace: RequestTrace) => RequestSpan;

/** Runs a part of the work on a request, as a step if traced. */
export function inStep<Result>(
  span: RequestSpan | undefined,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!span) return work();
  const step = span.begin(name, 'itself');
  return work().finally(() => step.end());
}
