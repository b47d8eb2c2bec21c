import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { DEFAULT_UPSTREAM_LIMITS, readBaseAddress, type UpstreamSettings } from './upstream/upstream-settings.ts';

export type LogForm = 'text' | 'json' | 'off';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly limits: Limits;
  /** The service that answers in place of the embedded engine. */
  readonly upstream?: UpstreamSettings;
  /** Further host names under which the Model Context Protocol may be reached. */
  readonly mcpHosts: readonly string[];
  readonly logForm: LogForm;
  /** Folder of the built workbench. */
  readonly pagesFolder: string;
}

/** Says which variable cannot be used and why, in one line for the person who set it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from the environment; `docs/settings.md` lists them. Throws {@link SettingError}.
 */
export function readSettings(env: Environment): Settings {
  // An empty name would mean every address of the machine.
  const host = env['HOST'] || '127.0.0.1';
  return {
    host,
    port: wholeNumber(env, 'PORT', 8080, { min: 0, max: 65_535 }),
    limits: readLimits(env),
    ...readUpstream(env),
    mcpHosts: readHosts(env, host),
    logForm: readLogForm(env['ASSAY_LOG'] ?? 'text'),
    pagesFolder: env['ASSAY_PAGES'] ?? 'dist/app',
  };
}

/** The part of the settings that concerns requests; every host has it. */
export function readLimits(env: Environment): Limits {
  return {
    maxBytes: wholeNumber(env, 'ASSAY_MAX_BYTES', DEFAULT_LIMITS.maxBytes, { min: 1, max: 2 ** 29 }),
    // Beyond a thousand levels recursion could meet the end of the stack.
    maxDepth: wholeNumber(env, 'ASSAY_MAX_DEPTH', DEFAULT_LIMITS.maxDepth, { min: 1, max: 1000 }),
    bodyTimeout: wholeNumber(env, 'ASSAY_BODY_TIMEOUT', DEFAULT_LIMITS.bodyTimeout, { min: 1, max: 3_600_000 }),
  };
}

/** The service behind this one, if there is one; every host has it. Throws {@link SettingError}. */
export function readUpstream(env: Environment): { readonly upstream?: UpstreamSettings } {
  const text = env['ASSAY_UPSTREAM'];
  if (text === undefined || text === '') return {};
  const address = readBaseAddress(text);
  if (!address.ok) throw new SettingError(`ASSAY_UPSTREAM: the address ${address.reason}`);
  const { timeout, maxBytes } = DEFAULT_UPSTREAM_LIMITS;
  return {
    upstream: {
      base: address.base,
      timeout: wholeNumber(env, 'ASSAY_UPSTREAM_TIMEOUT', timeout, { min: 1, max: 3_600_000 }),
      maxBytes: wholeNumber(env, 'ASSAY_UPSTREAM_MAX_BYTES', maxBytes, { min: 1, max: 2 ** 31 }),
    },
  };
}

/** Names without ports. The address the service listens at is one of its names, unless it stands for any address. */
function readHosts(env: Environment, host: string): readonly string[] {
  const listed = (env['ASSAY_MCP_HOSTS'] ?? '').split(',').map((name) => name.trim());
  const wrong = listed.find((name) => /[/\s@]|:\d+$/.test(name) && !name.endsWith(']'));
  if (wrong !== undefined) throw new SettingError(`ASSAY_MCP_HOSTS takes host names without ports, not "${wrong}"`);
  const own = host.includes(':') ? `[${host}]` : host;
  return [...listed, ['0.0.0.0', '[::]'].includes(own) ? '' : own].filter((name) => name !== '');
}

function readLogForm(value: string): LogForm {
  if (value === 'text' || value === 'json' || value === 'off') return value;
  throw new SettingError(`ASSAY_LOG must be text, json or off, not "${value}"`);
}

function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}
