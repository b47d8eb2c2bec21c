import { norm } from '../../core/rules/citation.ts';

export const IBGE = norm(
  'IBGE, Divisão Territorial Brasileira',
  'https://www.ibge.gov.br/explica/codigos-dos-municipios.php',
);

export const POST = norm('Correios, Código de Endereçamento Postal');
export const CNPJ = norm('Instrução Normativa RFB nº 2.119/2022');
export const CPF = norm('Instrução Normativa RFB nº 2.172/2024');
