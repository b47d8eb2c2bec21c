import { norm } from '../../core/rules/citation.ts';

export const IBGE = norm(
  'IBGE, Divisão Territorial Brasileira',
  'https://www.ibge.gov.br/explica/codigos-dos-municipios.php',
);

export const POST = norm('Correios, Código de Endereçamento Postal');
export const CNPJ = norm(
  'Instrução Normativa RFB nº 2.119/2022',
  'https://normas.receita.fazenda.gov.br/sijut2consulta/link.action?idAto=127567',
);
export const CPF = norm('Instrução Normativa RFB nº 2.172/2024');
