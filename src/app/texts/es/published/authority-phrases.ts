import type { Phrases } from '../../areas.ts';

/** Whose answers are explained. Names that are the same in Spanish stand here too, so that they are told apart from those without words. */
export const authorityPhrases: Phrases = {
  'Peppol validation': 'Validación de Peppol',
  'Peppol message level status and response': 'Estado y respuesta de nivel de mensaje de Peppol',
  'Peppol invoice response': 'Respuesta a la factura de Peppol',
  'SAT and its certification providers (PAC)': 'El SAT y sus proveedores de certificación (PAC)',
  'KoSIT validator, XRechnung': 'Validador de KoSIT, XRechnung',
  'EN 16931 validation': 'Validación de EN 16931',
  'KSeF, the Polish register of e-invoices': 'KSeF, el registro polaco de facturas electrónicas',
  'NAV Online Számla': 'NAV Online Számla',
  'French platforms, life cycle of an invoice (CDAR)': 'Plataformas francesas, ciclo de vida de una factura (CDAR)',
  'ZATCA, FATOORA': 'ZATCA, FATOORA',
  'SdI, the Italian exchange system': 'SdI, el sistema italiano de intercambio',
  'AEAT, VERI*FACTU': 'AEAT, VERI*FACTU',
  KSeF: 'KSeF',
  SdI: 'SdI',
  'VERI*FACTU': 'VERI*FACTU',
  SAT: 'SAT',
  NAV: 'NAV',
  ZATCA: 'ZATCA',
  France: 'Francia',
  'Peppol response': 'Respuesta de Peppol',
  Peppol: 'Peppol',
  KoSIT: 'KoSIT',
};
