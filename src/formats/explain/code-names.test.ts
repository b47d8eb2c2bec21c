import { describe, expect, it } from 'vitest';
import { codeNames } from './code-names.ts';
import type { CodeChoice } from '../en16931/rules/code-choices.ts';
import { codeList } from '../en16931/rules/code-lists.ts';

describe('what codes are called', () => {
  it.each<[CodeChoice['list'], string, string]>([
    ['INVOICE_TYPES', '380', 'Standard Invoice'],
    ['CREDIT_NOTE_TYPES', '381', 'Credit note'],
    ['VAT_CATEGORIES', 'AE', 'Reverse charge'],
    ['VAT_DUE', '35', 'When it is delivered'],
    ['VAT_DUE', '29', 'When it is delivered'],
    ['MIME_TYPES', 'application/pdf', 'PDF'],
    ['IDENTIFIER_SCHEMES', '0088', 'GLN'],
    ['ADDRESS_SCHEMES', '0192', 'Organisation number, Norway'],
    ['ADDRESS_SCHEMES', '9930', 'VAT number, Germany'],
  ])('%s %s is %s', (list, code, name) => {
    expect(codeNames(list).get(code)).toBe(name);
  });

  it.each<[CodeChoice['list'] & Parameters<typeof codeList>[0]]>([
    ['ADDRESS_SCHEMES'],
    ['PAYMENT_MEANS'],
    ['ALLOWANCE_REASONS'],
    ['CHARGE_REASONS'],
    ['NOTE_SUBJECTS'],
    ['REFERENCE_SCHEMES'],
    ['CLASSIFICATIONS'],
    ['EXEMPTION_REASONS'],
    ['INVOICE_TYPES'],
    ['CREDIT_NOTE_TYPES'],
  ])('is known for nearly every code of %s', (list) => {
    const names = codeNames(list);
    const bare = [...codeList(list)].filter((code) => !names.get(code));
    expect({ list, bare: bare.length / codeList(list).size < 0.1 ? [] : bare }).toEqual({ list, bare: [] });
  });
});
