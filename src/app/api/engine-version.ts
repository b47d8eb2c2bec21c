import { create } from 'zustand';
import type { RouteOutput } from '../../api/define-route.ts';
import type { RouteOf } from '../../api/routes.ts';

/** The engine of the service, as `use-asking.ts` asks for it; `failed` if it did not answer. */
export const useEngineVersion = create<{ readonly version: RouteOutput<RouteOf<'getVersion'>> | 'failed' | undefined }>(
  () => ({ version: undefined }),
);
