import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { about, at, forbids, range, rows } from '../../rules/kit/verbs.ts';
import { JP_ROWS } from '../../rules/shared/pint/jp-rows.ts';
import { businessProcess, specification } from '../../rules/shared/pint/national-rows.ts';

/** Rules of PINT Japan on invoices of sellers not registered for consumption tax. */
export const PINT_JP_NTR_RULES: readonly TermRule[] = rulesOf(
  rows(
    specification('aligned-ibrp-001-jp-ntr', 'urn:peppol:pint:nontaxinvoice-1@jp-1'),
    businessProcess('aligned-ibrp-002-jp', 'urn:peppol:bis:billing'),
    at(
      { ubl: '/' },
      forbids(
        'aligned-ibr-jp-04-ntr',
        'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID',
        about('BT-31', 'BT-32'),
      ),
    ),
    at({ ubl: 'TaxAmount' }, range('aligned-ibr-jp-07-ntr', '.', { exactly: '0' }, about('BT-110', 'BT-117'))),
    JP_ROWS,
  ),
);
