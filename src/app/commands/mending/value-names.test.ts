import { expect, test } from 'vitest';
import { createStandardEngine } from '../../../engine/standard.ts';
import { titled } from '../../../engine/values.ts';
import { languageMessages } from '../../../language/messages.ts';
import { knowledgeOf } from '../../../language/testing/standard-knowledge.ts';
import { speak } from '../../texts/live.ts';
import { answerHint } from './answer-hint.ts';
import { fixTitle, labelWithin, nameInWords, namesOfTerm } from './value-names.ts';

const knowledge = knowledgeOf(createStandardEngine());
const nameAt = (path: string): string => nameInWords(path, knowledge);

test.each([
  ['$.code', 'Code'],
  ['$.supplier.name', 'Supplier: Name'],
  ['$.doc.supplier.tax_id.code', 'Supplier: Tax number'],
  ['$.supplier.addresses[0].code', 'Supplier: Postal code'],
  ['$.payment.instructions.credit_transfer[0].iban', 'Payment: IBAN'],
  ['$.lines[2]', 'Line 3'],
  ['$.lines[2].item.name', 'Line 3: Item'],
  ['$.supplier.people[0].emails[0].addr', 'Supplier: Email address'],
  ['$.payment.instructions.key', 'Means of payment'],
  ['$.preceding[0].code', 'Number of the previous invoice'],
  ['$.notes[0].text', 'Notes: Text'],
  ['/Invoice[1]/BuyerReference[1]', 'Buyer reference'],
  ['/Invoice[1]/InvoiceLine[1]/ID[1]', 'Invoice line: Identifier'],
  ['/Invoice[1]/LegalMonetaryTotal[1]/PayableAmount[1]/@currencyID', 'Currency identifier'],
])('%s is called %s', (path, name) => {
  expect(nameAt(path)).toBe(name);
});

test('the title of a form and its labels name values in words, once', () => {
  const fix = {
    kind: 'ask' as const,
    ...titled(languageMessages.addNamed({ path: 'supplier' })),
    safe: false,
    edits: [],
    ask: { place: '$.supplier', form: [] },
  };
  expect(fixTitle(fix, nameAt)).toBe('Add Supplier');
  expect(labelWithin(nameAt('$.supplier.name'), nameAt('$.supplier'))).toBe('Name');
  expect(labelWithin('Supplier: Street', 'Supplier: Addresses')).toBe('Street');
  expect(labelWithin('Payment: IBAN', 'Payment: IBAN')).toBe('IBAN');
  expect(labelWithin(nameAt('$.currency'), nameAt('$.supplier'))).toBe('Currency');
});

test('a title that names no value stays, and one with a value keeps it', () => {
  const edits = [{ op: 'add' as const, path: '$.lines[0].taxes[0].cat', value: 'VAT' }];
  const fix = { kind: 'certain' as const, safe: false, edits };
  expect(fixTitle({ ...fix, ...titled(languageMessages.addWith({ name: 'cat', value: 'VAT' })) }, nameAt)).toBe(
    'Add Line 1: Tax category: VAT',
  );
  const deep = {
    ...fix,
    edits: [],
    ask: { place: '$.supplier', form: [{ place: '$.supplier.tax_id.code', input: 'text' as const }] },
  };
  expect(fixTitle({ ...deep, ...titled(languageMessages.addNamed({ path: 'tax_id' })) }, nameAt)).toBe(
    'Add Supplier: Tax identity',
  );
  expect(fixTitle({ ...fix, ...titled(languageMessages.swapPeriod) }, nameAt)).toBe('Swap start and end');
});

test('the form of one value of XML is named by the place, and by the term where it has a translation', () => {
  const fix = {
    kind: 'ask' as const,
    title: 'Add `cbc:BuyerReference`',
    phrase: 'xml-rule.addElement',
    values: { element: '`cbc:BuyerReference`' },
    safe: false,
    edits: [],
    ask: { place: '/Invoice[1]', form: [{ place: '/Invoice[1]/BuyerReference[1]', input: 'text' as const }] },
  };
  expect(fixTitle(fix, namesOfTerm(nameAt, fix, { terms: ['BT-10'] }))).toBe('Add Buyer reference');
  expect(namesOfTerm(nameAt, fix, { terms: ['BT-10', 'BT-11'] })).toBe(nameAt);
});

test.each([
  [
    'xml-rule.writeValue',
    'Write `HUR` in `@unitCode`',
    { value: '`HUR`', element: '`@unitCode`' },
    'Write HUR in Unit code',
  ],
  ['structure.write', 'Write `2026-11-20`', { value: '`2026-11-20`' }, 'Write 2026-11-20'],
  ['structure.remove', 'Remove `PayeeParty`', { element: '`PayeeParty`' }, 'Remove Payee party'],
])('the title of a fix of XML has no signs of code: %s', (phrase, title, values, words) => {
  expect(fixTitle({ title, phrase, values, safe: true, edits: [], textEdits: [] }, nameAt)).toBe(words);
});

test('the form of a missing element is named by the element, though it asks for values within it', () => {
  const place = '/Invoice[1]/AccountingSupplierParty[1]';
  const fix = {
    kind: 'ask' as const,
    title: 'Add `AccountingSupplierParty`',
    phrase: 'structure.addElement',
    values: { element: '`AccountingSupplierParty`' },
    safe: false,
    edits: [],
    ask: { place, form: [{ place: `${place}/Party[1]/CompanyID[1]`, input: 'text' as const }] },
  };
  expect(fixTitle(fix, (path) => `<${path}>`)).toBe(`Add <${place}>`);
});

test('the form of a value of XML calls the tax what the sentence above it calls it', () => {
  const place = '/Invoice[1]/AccountingSupplierParty[1]/Party[1]/PartyTaxScheme[1]/CompanyID[1]';
  const fix = {
    kind: 'ask' as const,
    title: 'Add',
    safe: false,
    edits: [],
    ask: { place: '/Invoice[1]', form: [{ place, input: 'text' as const }] },
  };
  const name = { phrase: 'xml-rule.term', values: { name: { phrase: 'term.BT-31.GST' }, id: 'BT-31' } };
  speak('es', { messages: { 'term.BT-31': 'Número de IVA', 'term.BT-31.GST': 'Número de GST' } });
  expect(namesOfTerm(nameAt, fix, { terms: ['BT-31'], values: { names: ['', name] } })(place)).toBe('Número de GST');
  expect(namesOfTerm(nameAt, fix, { terms: ['BT-31'], values: { names: [''] } })(place)).toBe('Número de IVA');
  speak('en', undefined);
});

test('an example of one character is no hint of how to write an answer', () => {
  expect(answerHint({ input: 'text', like: '1' })).toBeUndefined();
  expect(answerHint({ input: 'text', like: 'DE89370400440532013000' })).toBe('Written like DE89370400440532013000');
  expect(answerHint({ input: 'number' })).toBe('A whole number');
});
