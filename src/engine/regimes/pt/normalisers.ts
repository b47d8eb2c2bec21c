import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import { changeExtensions, fillExtension, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { EXEMPTION, extensionsOfFormerRate } from './former-rates.ts';
import { MAINLAND, REGION, regionOf } from './region.ts';

/** Sets where value added tax is due: on the mainland, unless the combo has a region or another country. */
export const completeCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (combo.cat !== 'VAT') return combo;
  const abroad = combo.country && combo.country !== MAINLAND;
  return changeExtensions(
    combo,
    abroad ? setExtension(REGION, regionOf(combo.country)) : fillExtension(REGION, MAINLAND),
  );
});

const FORMER_EXEMPTION = 'pt-exemption-code';

function renameExemption(ext: Extensions): Extensions {
  const code = ext[FORMER_EXEMPTION];
  return code === undefined ? ext : setExtension(EXEMPTION, code)(removeExtension(FORMER_EXEMPTION)(ext));
}

function upgradeCombo(combo: TaxCombo): TaxCombo {
  const ext = combo.key === 'exempt' ? undefined : extensionsOfFormerRate(combo.rate ?? '');
  return changeExtensions(ext ? { ...combo, key: 'exempt', rate: undefined, ext } : combo, renameExemption);
}

interface Taxed {
  readonly taxes?: readonly TaxCombo[] | undefined;
}

function upgradeRows<T extends Taxed>(rows: readonly T[] | undefined): readonly T[] | undefined {
  const upgraded = rows?.map((row) => {
    const taxes = row.taxes?.map(upgradeCombo);
    return taxes?.some((combo, index) => combo !== row.taxes?.[index]) ? { ...row, taxes } : row;
  });
  return upgraded?.some((row, index) => row !== rows?.[index]) ? upgraded : rows;
}

/**
 * Converts rates and extension keys of older documents. It runs after the combos are complete, so a former rate sets no
 * region; the author must state it.
 */
export const upgradeInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const lines = upgradeRows(invoice.lines);
  const discounts = upgradeRows(invoice.discounts);
  const charges = upgradeRows(invoice.charges);
  const same = lines === invoice.lines && discounts === invoice.discounts && charges === invoice.charges;
  return same ? invoice : { ...invoice, lines, discounts, charges };
});
