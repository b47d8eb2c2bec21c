/** The part of autocannon used here; the package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string;
    connections?: number;
    /** Seconds. */
    duration?: number;
  }
  interface Result {
    '2xx': number;
    latency: { p50: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
