import { describe, expect, it } from 'vitest';
import { cnpjOrCpf, isCnpjOrCpf } from './tax-identity.ts';

describe('CNPJ and CPF', () => {
  it.each([
    ['05.104.582/0001-70', '05104582000170'],
    ['BR 125.217.532-97', '12521753297'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['BR 12.ABC.345/01DE-35', '12ABC34501DE35'],
    // Begins with the letters of the country, and is valid with them.
    ['BR.ABC.345/01DE-02', 'BRABC34501DE02'],
  ])('%s is written %s', (given, code) => {
    expect(cnpjOrCpf.normalise?.(given, 'BR')).toBe(code);
  });

  it.each([
    ['a company', '05104582000170'],
    ['another company', '03547931207899'],
    ['a company, with letters', '12ABC34501DE35'],
    ['a company, with other letters', 'UJZDE8GXD6NC35'],
    ['a company, with a letter at the end', 'F10EPF91DHOD54'],
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
    ['the second check digit of a CNPJ with letters is wrong', '12ABC34501DE36'],
    ['the first check digit of a CNPJ with letters is wrong', '12ABC34501DE45'],
    ['a check digit is a letter', '12ABC34501DE3S'],
    ['a CNPJ has small letters', '12abc34501de35'],
    ['a CPF has letters', '1252175329A'],
    ['empty', ''],
  ])('are refused when %s: %s', (_, code) => {
    expect(isCnpjOrCpf(code)).toBe(false);
  });
});
