import { describe, expectTypeOf, it } from 'vitest';
import type {
  Amount,
  CalDate,
  Engine,
  Fault,
  Guard,
  InspectReport,
  Invoice,
  Json,
  JsonObject,
  KeyPair,
  OperationError,
  Outcome,
  Percentage,
  SignatureReport,
  TypeOf,
} from '../../engine/index.ts';
import { defineRules, defineType, list, optional, readJson, required, text, when } from '../../engine/index.ts';

describe('callers may rely on it that', () => {
  it('an outcome is asked whether it is well before its value is had', () => {
    type Built = ReturnType<Engine['build']>;
    expectTypeOf<Built>().toEqualTypeOf<Outcome<JsonObject>>();
    expectTypeOf<Extract<Built, { ok: true }>['value']>().toEqualTypeOf<JsonObject>();
    expectTypeOf<Extract<Built, { ok: false }>['error']>().toEqualTypeOf<OperationError>();
    expectTypeOf<Built>().not.toHaveProperty('value');
    expectTypeOf<OperationError['faults']>().toEqualTypeOf<readonly Fault[]>();
  });

  it('only signatures and keys are waited for', () => {
    expectTypeOf<ReturnType<Engine['inspect']>>().toEqualTypeOf<InspectReport>();
    expectTypeOf<ReturnType<Engine['validate']>>().toEqualTypeOf<Outcome<{ readonly ok: true }>>();
    expectTypeOf<ReturnType<Engine['sign']>>().toEqualTypeOf<Promise<Outcome<JsonObject>>>();
    expectTypeOf<ReturnType<Engine['keygen']>>().toEqualTypeOf<Promise<KeyPair>>();
    expectTypeOf<ReturnType<Engine['examineSignatures']>>().toEqualTypeOf<
      Promise<Outcome<readonly SignatureReport[]>>
    >();
  });

  it('documents are read only, exact, and typed by their definition', () => {
    expectTypeOf<Invoice['issue_date']>().toEqualTypeOf<CalDate>();
    expectTypeOf<NonNullable<Invoice['totals']>['payable']>().toEqualTypeOf<Amount>();
    expectTypeOf<Parameters<Percentage['of']>>().toEqualTypeOf<[amount: Amount]>();
    expectTypeOf<Pick<Invoice, 'code'>>().toEqualTypeOf<{ readonly code?: string | undefined }>();
    const read = readJson('{}');
    if (read.ok) expectTypeOf(read.value).toEqualTypeOf<Json>();
    else expectTypeOf(read.faults).toEqualTypeOf<readonly Fault[]>();
  });

  it('a type of their own is one too, and paths of rules are checked against it', () => {
    const Note = defineType('own/note', {
      about: 'A note.',
      fields: { title: required(text, 'Title'), words: optional(list(text), 'Words') },
    });
    type Note = TypeOf<typeof Note>;
    expectTypeOf<Note>().toExtend<{ readonly title: string; readonly words?: readonly string[] | undefined }>();
    const hasTitle = when<Note>('it has a title', ({ title }) => title !== '');
    expectTypeOf(hasTitle).toEqualTypeOf<Guard<Note>>();
    const row = { must: { words: 'be', holds: () => true }, say: 'It must be', uncited: 'an example' };
    defineRules(Note, 'OWN-NOTE', { '01': { when: hasTitle, at: 'words[]', ...row } });
    // @ts-expect-error there is no such member
    defineRules(Note, 'OWN-NOTE', { '01': { at: 'wrods[]', ...row } });
  });
});
