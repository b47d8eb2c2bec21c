import type { RefusalCode } from '../../refusal-code.ts';

const stamping = (
  code: string,
  basis: RefusalCode['basis'],
  element: string,
  meaning: string,
  next: string,
): RefusalCode => ({
  code,
  kind: 'stamping',
  basis,
  outcome: 'refused',
  ...(element !== '' && { element }),
  meaning,
  next,
});

/** Codes by which a provider refuses to stamp. */
export const PAC_CODES: readonly RefusalCode[] = [
  stamping(
    '301',
    'file',
    '',
    'The XML does not keep to the schema of CFDI.',
    'Validate the XML against the schema of CFDI 4.0 and of its complements.',
  ),
  stamping(
    '302',
    'file',
    'Sello',
    'The seal does not fit the document.',
    'Make the original string from the finished XML and seal it as the last step.',
  ),
  stamping(
    '303',
    'register',
    'Certificado',
    'The certificate does not belong to the issuer.',
    'Seal with the certificate (CSD) of the RFC in Emisor.',
  ),
  stamping(
    '304',
    'register',
    'Certificado',
    'The certificate is revoked, or SAT does not know it.',
    'Look the certificate up with SAT and use one in force.',
  ),
  stamping(
    '305',
    'file',
    'Fecha',
    'The date of the document lies outside the life of the certificate.',
    'Use the certificate that is in force on the date of issue.',
  ),
  stamping(
    '306',
    'file',
    'Certificado',
    'The certificate is a personal signature (FIEL) and not one for seals (CSD).',
    'Seal with the CSD.',
  ),
  stamping(
    '307',
    'file',
    'Complemento/TimbreFiscalDigital',
    'The document is stamped already.',
    'Take the stamp that is there, or send the document without it as a new one.',
  ),
  stamping(
    '308',
    'register',
    'Certificado',
    'SAT did not issue the certificate.',
    'Use a certificate that SAT issued; test certificates work in test systems only.',
  ),
  stamping(
    '401',
    'sending',
    'Fecha',
    'The date of issue is more than 72 hours before the stamping.',
    'Date the document within the last 72 hours, in the time zone of the place of issue.',
  ),
  stamping(
    '402',
    'register',
    'Emisor/@Rfc',
    'The issuer is not registered with SAT as one who may issue.',
    'Check the RFC of the issuer and its obligations with SAT.',
  ),
];
