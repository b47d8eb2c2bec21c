import { describe, expect, it } from 'vitest';
import { requirementOfRow } from '../../rules/faults/requirement.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { listNamed } from './code-lists.ts';
import { readModel } from './document-model.ts';
import { modelRows } from './model-rules.ts';

describe('a model', () => {
  it('counts elements and attributes in the order in which they stand, and what is asked of each', () => {
    const rows = modelRows(
      'T-',
      'Order(ID! Note=x(@languageID) Party(Endpoint!(@schemeID!:BOOLEAN) PartyName(Name!)) Unit:BOOLEAN)',
    );
    expect(rows.map((row) => `${row.id} ${requirementOfRow(row).text}`)).toEqual([
      'T-00101 `ID` must be there',
      'T-00102 The root element must not name a schema location',
      'T-00103 Order has only elements of its data model',
      'T-00301 `Note` must be `x`',
      'T-00501 `Endpoint` must be there',
      'T-00502 Party has only elements of its data model',
      'T-00601 `@schemeID` must be there',
      'T-00602 `@schemeID` must be one of `true` or `false`',
      'T-00801 `Name` must be there',
      'T-01001 `Unit` must be one of `true` or `false`',
    ]);
  });

  it.each(['', 'A B', 'A(%)'])('`%s` is refused', (text) => {
    expect(() => readModel(text)).toThrow();
  });
});

it.each<[list: string, code: string, isIn: boolean]>([
  ['CURRENCY', 'STN', true],
  ['CURRENCY', 'STD', false],
  ['DOCUMENT', '470', true],
  ['DOCUMENT', '471', false],
  ['DOCUMENT', '1999', true],
  ['DOCUMENT', '0380', false],
  ['PACKAGING', 'BX', true],
  ['PACKAGING', 'XBX', false],
  ['PACKAGING', '1', false],
  ['DANGER', 'ADV', true],
  ['FILE', 'image/tiff', true],
  ['ADDRESS', '0242', true],
])('%s: %s is in the list: %s', (list, code, isIn) => {
  expect(listNamed(list).codes.has(code)).toBe(isIn);
});

/** Number of ids per model, as in the official files. */
it.each([
  ['peppol-t111', 54],
  ['peppol-t71', 38],
  ['peppol-t76', 94],
  ['peppol-t16', 181],
  ['peppol-t01', 276],
])('the model of %s gives %i ids', (key, ids) => {
  const rows = RULE_SETS.find((set) => set.key === key)?.rules ?? [];
  expect(rows.filter(({ code }) => /-B\d{5}$/.test(code)).length).toBe(ids);
});
