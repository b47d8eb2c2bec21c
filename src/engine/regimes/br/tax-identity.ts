import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const CNPJ = /^\d{14}$/;
const CPF = /^\d{11}$/;

/** For the second check digit; the first uses those from the second weight on. */
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * CNPJ of companies (fourteen digits) and CPF of people (eleven), each with two check digits. The CNPJ with letters,
 * issued from July 2026 on, is not accepted. Sources: Instrução Normativa RFB 2.119 of 2022 and 2.172 of 2024.
 */
export const cnpjOrCpf: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isCnpjOrCpf,
  format: '14 digits (CNPJ) or 11 (CPF), the last two check digits',
  example: '05104582000170',
};

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
