import { ApiError } from '../../api/client/api-error.ts';
import { LocalEngineError } from './local-engine.ts';
import { judgingTexts } from '../texts/en/judging.ts';

/** Why there is no usable answer, in words for the page. */
export interface Trouble {
  readonly title: string;
  readonly advice: string;
  /** Whether asking again may help. */
  readonly passing: boolean;
  /** Set if the service, or the upstream behind it, is away: another engine may answer meanwhile. */
  readonly away?: true;
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) {
    return { title: judgingTexts.workbenchFailed, advice: sentence(error), passing: false };
  }
  if (error.cause instanceof LocalEngineError) {
    return {
      title: judgingTexts.browserEngineSilent,
      advice: judgingTexts.engineTroubleAdvice(error.cause.message),
      passing: true,
    };
  }
  switch (error.kind) {
    case 'network':
      return {
        title: judgingTexts.serviceSilent,
        advice: judgingTexts.retrying,
        passing: true,
        away: true,
      };
    case 'timeout':
      return {
        title: judgingTexts.serviceTooSlow,
        advice: judgingTexts.tryLater,
        passing: true,
      };
    case 'malformed':
      // The answer is not from our service: a proxy in front of it answered.
      if (GATEWAY.has(error.status)) {
        return {
          title: judgingTexts.serviceSilent,
          advice: judgingTexts.proxyAnswered(error.status),
          passing: true,
          away: true,
        };
      }
      return {
        title: judgingTexts.serviceUnexpected,
        advice: judgingTexts.notJudged(error.message),
        passing: true,
      };
    case 'refused':
      if (error.key === 'upstream') {
        return {
          title: judgingTexts.upstreamSilent,
          advice: judgingTexts.textIsSafe(error.message),
          passing: true,
          away: true,
        };
      }
      if (error.key === 'busy') return { title: judgingTexts.serviceOverloaded, advice: error.message, passing: true };
      return { title: refusalTitle(error), advice: error.message, passing: error.status >= 500 };
  }
}

/** Statuses that a proxy returns if the service behind it does not answer. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

function refusalTitle(error: ApiError): string {
  if (error.status === 404) return judgingTexts.entryNotFound;
  if (error.status === 413) return judgingTexts.documentTooLarge;
  if (error.status >= 500) return judgingTexts.serviceFailed;
  return judgingTexts.requestRejected;
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : judgingTexts.reloadPage;
}

/** The service's own refusal, as opposed to a failure to answer; undefined for every other error. */
export function refusalOf(error: unknown): Pick<ApiError, 'message' | 'phrase' | 'values' | 'faults'> | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500) return undefined;
  const { message, phrase, values, faults } = error;
  return { message, phrase, values, faults };
}

/** Whether the service answered that there is no such thing. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused' && error.status === 404;
}
