import { ApiError } from '../../contract/client/api-error.ts';
import { LocalEngineError } from './local-engine.ts';

/** Why an answer of the service cannot be used, in words for the page. */
export interface Trouble {
  readonly title: string;
  readonly advice: string;
  /** True when asking again may help. */
  readonly passing: boolean;
  /** True when the service, or the one behind it, is not there: another engine may answer meanwhile. */
  readonly away?: true;
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) {
    return { title: 'The workbench failed', advice: sentence(error), passing: false };
  }
  if (error.cause instanceof LocalEngineError) {
    return {
      title: 'The engine in this browser does not answer',
      advice: `${error.cause.message} Your text is safe here. Try again, or let this server answer: the status bar and the command palette switch.`,
      passing: true,
    };
  }
  switch (error.kind) {
    case 'network':
      return {
        title: 'The service does not answer',
        advice: 'Your text is safe here, and it is asked again by itself. Check the connection.',
        passing: true,
        away: true,
      };
    case 'timeout':
      return {
        title: 'The service took too long',
        advice: 'Your text is safe here. Try again in a moment.',
        passing: true,
      };
    case 'malformed':
      // Not our form of an error report: what stands in front of the service speaks in its place.
      if (GATEWAY.has(error.status)) {
        return {
          title: 'The service does not answer',
          advice: `A proxy on the way to it says so (status ${String(error.status)}). Your text is safe here.`,
          passing: true,
          away: true,
        };
      }
      return {
        title: 'The service gave an answer that makes no sense',
        advice: `${error.message} Nothing can be said about the document.`,
        passing: true,
      };
    case 'refused':
      if (error.key === 'upstream') {
        return {
          title: 'The service behind this one does not answer',
          advice: `${error.message} Your text is safe here.`,
          passing: true,
          away: true,
        };
      }
      if (error.key === 'busy')
        return { title: 'The service has too much to do', advice: error.message, passing: true };
      return { title: refusalTitle(error), advice: error.message, passing: error.status >= 500 };
  }
}

/** What a proxy answers in place of a service that does not. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

function refusalTitle(error: ApiError): string {
  if (error.status === 404) return 'There is no such entry';
  if (error.status === 413) return 'The document is too large for the service';
  if (error.status >= 500) return 'The service failed';
  return 'The service refused the request';
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : 'Reload the page; the text is kept.';
}

/** The service's own refusal of what was asked, as against a failure to answer; undefined for every other error. */
export function refusalOf(
  error: unknown,
): { readonly message: string; readonly faults: ApiError['faults'] } | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500) return undefined;
  return { message: error.message, faults: error.faults };
}
