import { useEffect, useRef } from 'react';
import type { FakeEditor } from './fake-monaco.ts';

type Props = Readonly<Record<string, unknown>> & {
  beforeMount?(): void;
  onMount(editor: unknown): void;
};

/** The editor that mounts next, and what the wrapper was last told. */
export const wrapper = {
  editor: undefined as unknown as FakeEditor | object,
  props: {} as Readonly<Record<string, unknown>>,
};

/** As much of `@monaco-editor/react` as the editors of the page use: it mounts one editor and takes properties. */
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
