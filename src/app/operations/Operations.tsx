import type { ComponentType } from 'react';
import type { OperationName } from '../state/view-slice.ts';
import { CorrectSheet } from './correct/CorrectSheet.tsx';
import { EnvelopSheet } from './EnvelopSheet.tsx';
import { FixAllSheet } from './FixAllSheet.tsx';
import { ForeignSheet } from './foreign/ForeignSheet.tsx';
import { HandOnSheet } from './hand-on/HandOnSheet.tsx';
import { ReplicateSheet } from './ReplicateSheet.tsx';
import { SignSheet } from './SignSheet.tsx';
import { StartSheet } from './start/StartSheet.tsx';
import { ValidateSheet } from './ValidateSheet.tsx';

const sheets: Readonly<Record<OperationName, ComponentType>> = {
  validate: ValidateSheet,
  correct: CorrectSheet,
  replicate: ReplicateSheet,
  envelop: EnvelopSheet,
  sign: SignSheet,
  'fix-all': FixAllSheet,
  'hand-on': HandOnSheet,
  start: StartSheet,
  foreign: ForeignSheet,
};

/** The dialog of the chosen operation. */
export function Operations({ name }: { name: OperationName }) {
  const Sheet = sheets[name];
  return <Sheet />;
}
