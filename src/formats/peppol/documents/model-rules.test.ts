import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { inList } from './code-lists.ts';
import { readModel } from './document-model.ts';
import { modelRules } from './model-rules.ts';

describe('a model', () => {
  it('counts elements and attributes in the order in which they stand, and what is asked of each', () => {
    const rows = modelRules(
      'T-',
      'Order(ID! Note=x(@languageID) Party(Endpoint!(@schemeID!:BOOLEAN) PartyName(Name!)) Unit:BOOLEAN)',
    );
    expect(rows.map(({ code, say }) => `${code} ${String(say)}`)).toEqual([
      'T-00101 Order has an ID',
      'T-00102 The outermost element names no schema location',
      "T-00103 Order holds only what Peppol's data model names",
      'T-00301 Note is x',
      'T-00501 Party has an Endpoint',
      "T-00502 Party holds only what Peppol's data model names",
      'T-00601 Endpoint has a schemeID',
      'T-00602 The schemeID of Endpoint is one of true, false',
      'T-00801 PartyName has a Name',
      'T-01001 Unit is one of true, false',
    ]);
  });

  it.each(['', 'A B', 'A(%)'])('`%s` is none', (text) => {
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
  expect(inList(list, code)).toBe(isIn);
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
