import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import { changeExtensions, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { FISCAL_CODE } from './fiscal-code.ts';

/** Capitals without punctuation and country code. */
export const cleanFiscalCode = defineNormaliser<Identity>(Identity, (identity) => {
  if (identity.key !== FISCAL_CODE) return identity;
  const code = cleanTaxCode(identity.code, 'IT');
  return code === identity.code ? identity : { ...identity, code };
});

/** Older documents have the codice fiscale of a person as a tax code of type `individual`. */
export const moveFiscalCode = defineNormaliser<Party>(Party, (party) => {
  const { tax_id } = party;
  if (tax_id?.country !== 'IT' || tax_id.type !== 'individual') return party;
  return {
    ...party,
    tax_id: { ...tax_id, code: undefined, type: undefined },
    identities: withFiscalCode(party.identities ?? [], tax_id.code ?? ''),
  };
});

function withFiscalCode(identities: readonly Identity[], code: string): readonly Identity[] {
  const moved: Identity = { key: FISCAL_CODE, code };
  const place = identities.findIndex(({ key, type }) => key === FISCAL_CODE && !type);
  return place < 0 ? [...identities, moved] : identities.with(place, moved);
}

/** Extensions of the SDI addon with renamed keys. */
export const renameExtensions = defineNormaliser<TaxCombo>(TaxCombo, (combo) =>
  changeExtensions(
    combo,
    renameExtension('it-sdi-retained-tax', 'it-sdi-retained'),
    renameExtension('it-sdi-nature', 'it-sdi-exempt'),
  ),
);

function renameExtension(from: string, to: string): ExtensionChange {
  return (ext) => {
    const code = ext[from];
    return code === undefined ? ext : setExtension(to, code)(removeExtension(from)(ext));
  };
}
