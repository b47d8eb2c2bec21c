import { useEffect, useRef } from 'react';
import type { FakeEditor } from './fake-monaco.ts';

type Props = Readonly<Record<string, unknown>> & {
  beforeMount?(): void;
  onMount(editor: unknown): void;
};

/** The editor that mounts next, and the last props of the wrapper. */
export const wrapper = {
  editor: undefined as unknown as FakeEditor | object,
  props: {} as Readonly<Record<string, unknown>>,
};

/** The part of `@monaco-editor/react` that the page uses: it mounts one editor and takes props. */
export function Editor(props: Props) {
  const { beforeMount, onMount } = props;
  const first = useRef({ beforeMount, onMount });
  useEffect(() => {
    Object.assign(wrapper, { props });
  });
  useEffect(() => {
    first.current.beforeMount?.();
    first.current.onMount(wrapper.editor);
  }, []);
  return null;
}
