import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from './fetch-code.ts';
import { Skeleton } from './Skeleton.tsx';

/** A part of the page: code that is there, or that comes on demand. */
export interface PagePart<Props extends object> {
  (props: Props): ReactNode;
  fetchAhead?(): Promise<void>;
}

/** A part of the page whose code loads when it is first shown, or is fetched ahead. */
export interface OnDemand<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code, so that showing the part later needs no network. Settles whether or not it came. */
  fetchAhead(): Promise<void>;
}

/**
 * Shows grey bars until the module has come that `pick` takes the part from, or nothing where none are wanted. When its code does not come, it throws to the boundary around it, and asks
 * anew when the boundary shows it again. Without Suspense, which holds back by 300 ms what comes soon after the bars.
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
    // What has come by now shows at once.
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
