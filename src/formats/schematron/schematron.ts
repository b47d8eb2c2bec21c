import type { MessageValues, Wording } from '../../engine/index.ts';
import { wordsIn } from '../../engine/values.ts';
/** A Schematron schema given by the user: ISO Schematron with XPath 2.0 or 3.1 (`queryBinding` xslt2 or xslt3). */
export interface Schematron {
  /** Its file name as given. */
  readonly file: string;
  readonly title: string;
  /** Namespaces by prefix. */
  readonly namespaces: ReadonlyMap<string, string>;
  readonly functions: readonly SchematronFunction[];
  /** Variables of the whole schema. */
  readonly variables: readonly SchematronVariable[];
  readonly patterns: readonly SchematronPattern[];
}

/** A value computed once per scope. */
export interface SchematronVariable {
  readonly name: string;
  readonly select: string;
}

/** A node is judged by the first rule of a pattern whose context matches. */
export interface SchematronPattern {
  readonly id: string;
  readonly variables: readonly SchematronVariable[];
  readonly rules: readonly SchematronRule[];
}

export interface SchematronRule {
  /** An XSLT match pattern. */
  readonly context: string;
  readonly variables: readonly SchematronVariable[];
  readonly assertions: readonly SchematronAssertion[];
}

export interface SchematronAssertion {
  readonly id: string;
  readonly test: string;
  /** An `assert` is broken if its test is false, a `report` if it is true. */
  readonly brokenWhen: boolean;
  readonly severity: 'error' | 'warning';
  /** Its message: texts, and expressions whose values are inserted. */
  readonly message: readonly MessagePart[];
}

export type MessagePart = { readonly text: string } | { readonly select: string };

/** An XSLT function in the schema. */
export interface SchematronFunction {
  readonly prefix: string;
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type?: string }[];
  readonly type?: string;
  /** Its body as one XQuery expression. */
  readonly body: string;
}

/** Why a file cannot be run. */
export interface SchematronFault {
  readonly file: string;
  readonly description: string;
  /** Code and values of the description, if it has a phrase. */
  readonly phrase?: string;
  readonly values?: MessageValues;
}

export type SchematronOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly SchematronFault[] };

/** Ends the parsing of a schema; caught by the entry function and returned as a value. */
export class Unreadable extends Error {
  readonly file: string;
  readonly wording: Wording;
  constructor(file: string, message: Wording) {
    super(wordsIn(message));
    this.file = file;
    this.wording = message;
  }
}
