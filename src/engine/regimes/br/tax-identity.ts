import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const CNPJ = /^[\dA-Z]{12}\d{2}$/;
const CPF = /^\d{11}$/;

/** For the second check digit; the first uses those from the second weight on. */
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * CNPJ of companies (twelve digits or capitals) and CPF of people (nine digits), each with two check digits. CNPJ with
 * letters are issued since 2026-07-31. Sources: Instrução Normativa RFB 2.119 of 2022 and 2.229 of 2024; Nota Técnica
 * COCAD/SUARA/RFB 49/2024; python-stdnum 2.2; read on 2026-11-27.
 */
export const cnpjOrCpf: TaxIdentityDefinition = {
  normalise: normaliseCnpjOrCpf,
  isValid: isCnpjOrCpf,
  format: '12 digits or letters (CNPJ) or 9 digits (CPF), and 2 check digits',
  example: '05104582000170',
};

/** A CNPJ may begin with BR: these letters are a country prefix only if the number is not valid with them. */
function normaliseCnpjOrCpf(code: string, country: string): string {
  const whole = cleanTaxCode(code, '');
  return isCnpjOrCpf(whole) ? whole : cleanTaxCode(code, country);
}

/** Form and check digits of a normalised code. */
export function isCnpjOrCpf(code: string): boolean {
  if (CNPJ.test(code)) return hasCheckDigits(code, CNPJ_WEIGHTS);
  return CPF.test(code) && hasCheckDigits(code, CPF_WEIGHTS);
}

function hasCheckDigits(code: string, weights: readonly number[]): boolean {
  return code.endsWith(`${checkDigit(code, weights.slice(1))}${checkDigit(code, weights)}`);
}

function checkDigit(code: string, weights: readonly number[]): number {
  const rest = weightedSum(code, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}
