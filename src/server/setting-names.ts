import { nearest } from '../engine/values.ts';

/** Every environment variable of the service, described in `docs/settings.md`. */
export const SETTING_NAMES = [
  'HOST',
  'PORT',
  'WORKERS',
  'ASSAY_BASE_PATH',
  'ASSAY_BODY_TIMEOUT',
  'ASSAY_DEFINITIONS',
  'ASSAY_DRAIN_DELAY',
  'ASSAY_DRAIN_TIMEOUT',
  'ASSAY_HEAD_TIMEOUT',
  'ASSAY_KEEP_ALIVE',
  'ASSAY_LOG',
  'ASSAY_LOG_LEVEL',
  'ASSAY_MAX_BYTES',
  'ASSAY_MAX_FILE_BYTES',
  'ASSAY_MAX_BYTES_IN_FLIGHT',
  'ASSAY_MAX_CONNECTIONS',
  'ASSAY_MAX_DEPTH',
  'ASSAY_MAX_UNSENT_BYTES',
  'ASSAY_MCP_HOSTS',
  'ASSAY_PAGES',
  'ASSAY_QUEUE',
  'ASSAY_QUEUE_TIMEOUT',
  'ASSAY_RULES',
  'ASSAY_STALL_TIMEOUT',
  'ASSAY_UPSTREAM',
  'ASSAY_UPSTREAM_CA',
  'ASSAY_UPSTREAM_CERT',
  'ASSAY_UPSTREAM_HEADER',
  'ASSAY_UPSTREAM_KEY',
  'ASSAY_UPSTREAM_MAX_BYTES',
  'ASSAY_UPSTREAM_READY',
  'ASSAY_UPSTREAM_TIMEOUT',
  'ASSAY_WORK_FROM',
  'ASSAY_WORK_MEMORY',
  'ASSAY_WORK_TIMEOUT',
] as const;

/** Read by tools of the repository in this environment. */
const TOOLS: readonly string[] = ['ASSAY_DEV_API'];

/** A line for each variable that looks like a setting but is unknown. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known: readonly string[] = SETTING_NAMES;
  return Object.keys(env)
    .filter((name) => /^ASSAY_/i.test(name) && !known.includes(name) && !TOOLS.includes(name))
    .sort()
    .map((name) => {
      const meant = settingMeant(name.toUpperCase(), known);
      return `${name} is no setting and has no effect${meant === undefined ? '' : `; is ${meant} meant?`}`;
    });
}

/**
 * A setting of similar spelling. What follows another setting in the name counts alone: the last word of
 * `ASSAY_UPSTREAM_URL` is not similar to any, so `ASSAY_UPSTREAM` is meant.
 */
function settingMeant(name: string, known: readonly string[]): string | undefined {
  const [beginning] = known.filter((setting) => name.startsWith(`${setting}_`)).sort((a, b) => b.length - a.length);
  if (beginning === undefined) return nearest(name, known, 1)[0];
  const start = `${beginning}_`;
  const ends = known.flatMap((setting) => (setting.startsWith(start) ? [setting.slice(start.length)] : []));
  const [end] = nearest(name.slice(start.length), ends, 1);
  return end === undefined ? beginning : start + end;
}
