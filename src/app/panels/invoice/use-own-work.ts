import { useMemo, type RefObject } from 'react';
import type { Language } from '../../../formats/page/paper-words.ts';
import type { Knowledge } from '../../../language/knowledge/knowledge.ts';
import { spokenLanguage } from '../../texts/live.ts';
import { proposedAt, type Begun } from './begun-here.ts';
import { statesOfLines } from './line-states.ts';
import type { Opening, PaperWork } from './paper-work.ts';
import { isWithin, type PageMarks } from './place-problems.ts';
import { requiredBy } from './requirer.ts';
import { isCalculated, valueFieldOf, type PageSource } from './value-field.ts';

export interface WorkBasis {
  readonly source: PageSource;
  readonly marks: PageMarks | undefined;
  readonly selected: string | undefined;
  readonly open: string | undefined;
  readonly isLocked: boolean;
  readonly cursor: string | undefined;
  labelOf(this: void, path: string): string;
  readonly knowledge: Knowledge;
  readonly destination: string | undefined;
  readonly begun: Begun | undefined;
  readonly written: ReadonlyMap<string, string>;
  readonly language: Language;
  setOpen(this: void, path: string, opening?: Opening): void;
  readonly pointAt: RefObject<(path: string | undefined) => void>;
}

/** What a page knows about its values; the same as long as nothing of it changes, so that a key draws no line again. */
export function useOwnWork(basis: WorkBasis): PaperWork | undefined {
  const { source, marks, selected, open, isLocked, cursor, labelOf, knowledge } = basis;
  const { destination, begun, written, language, setOpen, pointAt } = basis;
  const spoken = spokenLanguage();
  const lineStates = useMemo(() => marks && statesOfLines(marks, written), [marks, written]);
  return useMemo(
    () =>
      marks && {
        problemsAt: (path) => marks.at.get(path) ?? [],
        slotsOf: (block) => marks.slots.get(block) ?? [],
        isToFill: (path) => marks.toFill.has(path),
        count: marks.numbered.length,
        selected,
        open,
        written: source.signed || isLocked ? undefined : source.written,
        entries: isLocked ? undefined : source.entries,
        cursor,
        labelOf,
        requiredBy: (code) => requiredBy(code, knowledge, destination),
        proposedAt: (path) => {
          const value = proposedAt(path, source.document, begun);
          if (value === undefined || source.entries) return value;
          const choices = valueFieldOf(path, source, knowledge)?.choices;
          return choices ? choices.find((choice) => choice.value === value)?.name : value;
        },
        writtenAt: (path) => written.get(path),
        isCalculated: (path) => isCalculated(source, path),
        openAt: (path, opening) => {
          if (!isLocked) setOpen(path, opening);
        },
        point: (path) => {
          pointAt.current(path);
        },
        basis: [knowledge, language, isLocked, source.signed, spoken, destination, begun],
        stateOf: (line) => {
          const marked = lineStates?.get(line);
          const chosen = [open, cursor].filter((path) => path !== undefined && isWithin(path, line));
          return [
            marked?.text,
            ...chosen.map((path) => `|${String(path)}`),
            marked?.keys.has(selected ?? '') && selected,
          ].join(' ');
        },
      },
    [
      source,
      marks,
      selected,
      open,
      isLocked,
      cursor,
      labelOf,
      knowledge,
      destination,
      begun,
      written,
      language,
      spoken,
      lineStates,
      setOpen,
      pointAt,
    ],
  );
}
