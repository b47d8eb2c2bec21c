import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { LONG } from '../source/long-text.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { destinationQuestion } from './destination-question.ts';
import { useDestinationStore, type DestinationListed } from './destination-store.ts';
import { troubleOf } from './trouble.ts';
import { useIsPresent, useOwnVerdict } from './use-judgement.ts';
import { useDestinations } from './use-listings.ts';
import { useLastFailure } from './use-last-failure.ts';
import { useRested } from './use-rested.ts';

/**
 * Milliseconds after a verdict before the destination is asked about. That question writes the text as XML and would
 * delay the next verdict on a long text.
 */
const REST = { usual: 400, long: 1500 };

/** Asks whether the active document is ready for its destination, once typing rests. */
export function useAskingDestination(): void {
  const engine = useWorkbench((state) => state.engineChoice);
  const asked = useWorkbench((state) => activeDocument(state).destination) ?? 'auto';
  const verdict = useOwnVerdict((own) => own);
  const rested = useRested(verdict, (verdict?.subject.text.length ?? 0) < LONG ? REST.usual : REST.long);
  // If the text has changed since this verdict, another verdict follows.
  const present = useIsPresent(verdict);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...destinationQuestion(verdict?.subject, engine, asked),
    enabled: verdict !== undefined && rested && present,
    placeholderData: keepPreviousData,
  });
  const failure = useLastFailure(error, data !== undefined && !isPlaceholderData);
  const { choices, unlisted, listAgain } = useChoices();
  useLayoutEffect(() => {
    useDestinationStore.setState({
      answer: data,
      trouble: failure ? troubleOf(failure) : undefined,
      choices,
      unlisted,
      askAgain: () => {
        void refetch();
        listAgain();
      },
    });
  }, [data, failure, refetch, choices, unlisted, listAgain]);
}

/** The destinations that accept a document like the active one. */
function useChoices() {
  const { data: destinations, isError, refetch } = useDestinations();
  const schema = useOwnVerdict((own) => own?.context?.schema);
  const isXml = useOwnVerdict((own) => own?.xml !== undefined);
  const choices = useMemo(() => {
    const type = schema?.replace(/^.*\/draft-0\//, '');
    return destinations?.filter((destination) => (isXml ? destination.rule_sets.length > 0 : takes(destination, type)));
  }, [destinations, schema, isXml]);
  const listAgain = useMemo(() => () => void refetch(), [refetch]);
  return { choices, unlisted: isError, listAgain };
}

/** Whether a destination has documents of this type written for it, or an addon that judges them. */
function takes({ types, addons }: DestinationListed, type: string | undefined): boolean {
  if (types.length === 0) return addons.length > 0;
  return type === undefined || types.includes(type);
}
