import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/client/api-error.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import type { TaxNumberForm } from '../workers/page-handlers.ts';
import type { Saying } from '../texts/said.ts';
import { askWorker } from './ask-worker.ts';
import { clientOf } from './client.ts';

/**
 * The published definition of a regime does not describe tax numbers, and must not contain more than other tools
 * publish. So the engine in this browser looks into the regime itself.
 */
export function useTaxNumberForm(country: string) {
  return useQuery<TaxNumberForm | null>({
    queryKey: ['tax-number-form', country],
    queryFn: ({ signal }) => askWorker('taxNumberForm', { country }, signal),
    retry: false,
  });
}

/** The engine's verdict on a number: its normalised form, and what is wrong with it. */
export interface TaxNumberVerdict {
  readonly asked: string;
  readonly country: string;
  /** The number as it would be in a built document; as typed if it is refused. */
  readonly code: string;
  /** Why it is refused; undefined if it is accepted. */
  readonly trouble: ({ readonly message: string } & Saying) | undefined;
}

/** Lets the engine build a tax identity with this number; asks nothing while it is empty. */
export function useTaxNumber(country: string, asked: string) {
  const engine = useWorkbench((state) => state.engineChoice);
  return useQuery<TaxNumberVerdict>({
    queryKey: ['tax-number', country, asked, engine],
    queryFn: ({ signal }) => check(clientOf(engine), country, asked, signal),
    enabled: asked !== '',
    retry: false,
    gcTime: 30_000,
  });
}

async function check(
  service: ReturnType<typeof clientOf>,
  country: string,
  asked: string,
  signal: AbortSignal,
): Promise<TaxNumberVerdict> {
  const data = { $schema: 'https://gobl.org/draft-0/tax/identity', country, code: asked };
  try {
    const built = await service.build({ data }, { signal });
    return { asked, country: text(built['country'], country), code: text(built['code'], ''), trouble: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500) throw error;
    const [fault] = error.faults;
    const { phrase, values, code } = fault ?? { ...error, code: undefined };
    return {
      asked,
      country,
      code: asked,
      trouble: { message: fault?.description ?? error.message, phrase, values, code },
    };
  }
}

function text(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}
