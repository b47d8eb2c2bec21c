import { create } from 'zustand';
import type { RouteOutput } from '../../contract/define-route.ts';
import type { RouteOf } from '../../contract/routes.ts';

/** Which engine the service has, as `use-asking.ts` asks for it; `failed` where it did not say. */
export const useEngineVersion = create<{ readonly version: RouteOutput<RouteOf<'getVersion'>> | 'failed' | undefined }>(
  () => ({ version: undefined }),
);
