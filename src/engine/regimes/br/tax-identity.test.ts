import { describe, expect, it } from 'vitest';
import { cnpjOrCpf, isCnpjOrCpf } from './tax-identity.ts';

describe('CNPJ and CPF', () => {
  it.each([
    ['05.104.582/0001-70', '05104582000170'],
    ['BR 125.217.532-97', '12521753297'],
  ])('%s is written %s', (given, code) => {
    expect(cnpjOrCpf.normalise?.(given, 'BR')).toBe(code);
  });

  it.each([
    ['a company', '05104582000170'],
    ['another company', '03547931207899'],
    ['a person', '12521753297'],
    ['a person whose number repeats a digit', '11111111111'],
  ])('are accepted for %s: %s', (_, code) => {
    expect(isCnpjOrCpf(code)).toBe(true);
  });

  it.each([
    ['the first check digit of a CNPJ is wrong', '05104582000160'],
    ['the second check digit of a CNPJ is wrong', '05104582000171'],
    ['the first check digit of a CPF is wrong', '12521753287'],
    ['the second check digit of a CPF is wrong', '12521753298'],
    ['the length is that of neither', '125217532970'],
    ['a CNPJ has letters', '12ABC34501DE35'],
    ['empty', ''],
  ])('are refused when %s: %s', (_, code) => {
    expect(isCnpjOrCpf(code)).toBe(false);
  });
});
