import type { NameTable } from '../names/name-table.ts';

/**
 * Names of the codes of Finvoice. Its elements are named in plain English. The names were written from knowledge of the
 * format, in our words; nobody has compared them with the implementation guidelines of Finvoice 3.0 yet.
 */
export const FINVOICE_NAMES: NameTable = {
  languages: ['fi', 'en', 'es'],
  elements: '',
  codes: `
InvoiceTypeCode
INV01|Lasku|Invoice|Factura
INV02|Hyvityslasku|Credit note|Nota de crédito
INV03|Korkolasku|Invoice for interest|Factura de intereses
INV04|Sisäinen lasku|Internal invoice|Factura interna
INV05|Perintälasku|Collection invoice|Factura de cobro
INV06|Proformalasku|Pro forma invoice|Factura proforma
INV07|Itselaskutus|Self-billing|Autofacturación
INV08|Huomautuslasku|Reminder|Recordatorio

OriginCode
Original|Alkuperäinen|Original|Original
Copy|Kopio|Copy|Copia
Cancel|Peruutus|Cancellation|Anulación

PaymentStatusCode
PAID|Maksettu|Paid|Pagada
NOTPAID|Maksamaton|Not paid|Sin pagar
PARTLYPAID|Osittain maksettu|Partly paid|Pagada en parte

EpiCharge ChargeOption
SHA|Jaetut kulut|Charges are shared|Gastos compartidos
OUR|Maksaja maksaa kulut|The payer bears the charges|Gastos a cargo del ordenante
BEN|Saaja maksaa kulut|The payee bears the charges|Gastos a cargo del beneficiario
SLEV|SEPA-säännön mukaiset kulut|Charges as the rules of SEPA have them|Gastos según las reglas de SEPA

RowVatCode VatCode
AE|Käännetty verovelvollisuus|Reverse charge|Inversión del sujeto pasivo
E|Veroton|Exempt|Exento
G|Vienti EU:n ulkopuolelle|Export outside the EU|Exportación fuera de la UE
K|Yhteisömyynti|Supply within the EU|Entrega intracomunitaria
O|Veron ulkopuolella|Outside the tax|No sujeto
S|Yleinen tai alennettu verokanta|Standard or reduced rate|Tipo general o reducido
Z|Nollaverokanta|Zero rate|Tipo cero
`,
};
