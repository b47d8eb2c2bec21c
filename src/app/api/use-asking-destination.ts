import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { useDestinationStore } from './destination-store.ts';
import { destinationQuestion } from './questions.ts';
import { troubleOf } from './trouble.ts';
import { useIsPresent } from './use-judgement.ts';
import { useRested } from './use-rested.ts';
import { useVerdictStore } from './verdict-store.ts';

/** Milliseconds that a verdict stands before it is asked what the text is worth where it goes: that takes writing it as XML. */
const REST = 400;

/** Asks for whoever shows it whether the active document is ready for its destination, once typing rests. */
export function useAskingDestination(): void {
  const engine = useWorkbench((state) => state.engineChoice);
  const asked = useWorkbench((state) => activeDocument(state).destination) ?? 'auto';
  const verdict = useVerdictStore((store) => store.verdict);
  const rested = useRested(verdict, REST);
  // A verdict on a text that has changed since is followed by another.
  const present = useIsPresent(verdict);
  const { data, error, refetch } = useQuery({
    ...destinationQuestion(verdict?.subject, engine, asked),
    enabled: verdict !== undefined && rested && present,
    placeholderData: keepPreviousData,
  });
  useLayoutEffect(() => {
    useDestinationStore.setState({
      answer: data,
      trouble: error ? troubleOf(error) : undefined,
      askAgain: () => void refetch(),
    });
  }, [data, error, refetch]);
}
