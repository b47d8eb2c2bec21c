import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from './fetch-code.ts';
import { Skeleton } from './Skeleton.tsx';

/** A part of the page whose code is included or loads on demand. */
export interface PagePart<Props extends object> {
  (props: Props): ReactNode;
  fetchAhead?(): Promise<void>;
}

/** A part of the page whose code loads when it is first shown, or earlier. */
export interface OnDemand<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code, so that showing the part later needs no network. Settles even if it does not load. */
  fetchAhead(): Promise<void>;
}

/**
 * Shows grey bars, or nothing without `waiting`, until the module has loaded from which `pick` takes the part. If the
 * code does not load, it throws to its error boundary, and tries again when the boundary renders it again. Does not use
 * Suspense, which would delay by 300 ms a part that loads soon after the bars appear.
 */
export function onDemand<Module extends object, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  waiting?: { readonly label: string; readonly rows?: number },
): OnDemand<Props> {
  let asked: Promise<ComponentType<Props>> | undefined;
  let came: ComponentType<Props> | undefined;

  function fetched(): Promise<ComponentType<Props>> {
    asked ??= fetchCode(load).then(
      (module) => (came = pick(module)),
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  }

  function Content(props: Props): ReactNode {
    // Code that has already loaded renders at once.
    const [Part, show] = useState(() => came);
    const [failure, fail] = useState<{ readonly cause: unknown }>();
    useLayoutEffect(() => {
      if (Part) return undefined;
      let gone = false;
      fetched().then(
        (part) => {
          if (!gone) show(() => part);
        },
        (cause: unknown) => {
          if (!gone) fail({ cause });
        },
      );
      return () => {
        gone = true;
      };
    }, [Part]);
    if (failure) throw failure.cause;
    if (Part) return <Part {...props} />;
    return waiting ? <Skeleton rows={waiting.rows ?? 12} label={waiting.label} /> : null;
  }
  Content.fetchAhead = () =>
    fetched().then(
      () => undefined,
      () => undefined,
    );
  return Content;
}
