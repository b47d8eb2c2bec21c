import { list } from '../../core/schema/composites.ts';
import type { Choice } from '../../core/schema/fields.ts';
import type { Kind, NamedType } from '../../core/schema/kind.ts';
import { referenceTo } from '../../core/schema/kind.ts';
import { choiceSchema } from '../../core/schema/object-schema.ts';
import { key } from '../cbc/key.ts';

/** The addon keys that the format reserves. */
export const addonChoices: readonly Choice[] = [
  { value: 'ar-arca-v4', title: 'Argentina ARCA V4' },
  { value: 'br-nfe-v4', title: 'Brazil NF-e 4.00' },
  { value: 'br-nfse-v1', title: 'Brazil NFS-e 1.X' },
  { value: 'co-dian-v2', title: 'Colombia DIAN UBL 2.X' },
  { value: 'de-xrechnung-v3', title: 'German XRechnung 3.X' },
  { value: 'de-zugferd-v2', title: 'German ZUGFeRD 2.X' },
  { value: 'dk-oioubl-v2', title: 'Danish OIOUBL 2.1' },
  { value: 'es-facturae-v3', title: 'Spain FacturaE' },
  { value: 'es-sii-v1', title: 'Spain SII V1.x' },
  { value: 'es-tbai-v1', title: 'Spain TicketBAI' },
  { value: 'es-verifactu-v1', title: 'Spain VERI*FACTU V1' },
  { value: 'eu-en16931-v2017', title: 'EN 16931-1:2017' },
  { value: 'fi-finvoice-v3', title: 'Finland Finvoice 3.0' },
  { value: 'fr-choruspro-v1', title: 'Chorus Pro' },
  { value: 'fr-ctc-flow10-v1', title: 'France CTC Flow 10 (E-Reporting)' },
  { value: 'fr-ctc-flow2-v1', title: 'France CTC Flow 2 (B2B Clearance)' },
  { value: 'fr-ctc-flow6-v1', title: 'France CTC Flow 6 (Cycle de Vie)' },
  { value: 'fr-facturx-v1', title: 'French Factur-X v1' },
  { value: 'gr-mydata-v1', title: 'Greece MyData v1.x' },
  { value: 'it-sdi-v1', title: 'Italy SDI FatturaPA v1.x' },
  { value: 'it-ticket-v1', title: 'Italy AdE ticket v1.x' },
  { value: 'mx-cfdi-v4', title: 'Mexican SAT CFDI v4.X' },
  { value: 'pl-favat-v3', title: 'Polish KSeF FA_VAT FA(3)' },
  { value: 'pt-saft-v1', title: 'Portugal SAF-T' },
  { value: 'sa-zatca-v1', title: 'Saudi Arabia ZATCA' },
];

const named: NamedType = {
  id: 'tax/addon-list',
  name: 'tax.AddonList',
  published: true,
  about: 'The addons a document follows, by key.',
  definition: () => ({ items: { ...key.reference(), oneOf: addonChoices.map(choiceSchema) }, type: 'array' }),
  references: () => [key.named],
};

/** The addons of a document, by key. Building adds required ones and drops unknown ones. */
export const addonList: Kind<readonly string[], undefined> & { readonly named: NamedType } = {
  ...list(key),
  named,
  reference: () => referenceTo(named),
};
