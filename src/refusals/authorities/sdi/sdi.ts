import type { Authority } from '../../refusal-code.ts';
import { SDI_CODES } from './sdi.codes.ts';

export const SDI: Authority = {
  key: 'sdi',
  name: 'SdI, the Italian exchange system',
  country: 'IT',
  sources: [{ title: 'List of checks of the Sistema di Interscambio, 2.0 of 2025-01-31', read: '2026-11-23' }],
  codes: SDI_CODES,
  schemaCode: '00200',
  marks: [
    { words: 'fatturaelettronica', weight: 2 },
    { words: 'report sdi', weight: 3 },
    { words: 'sistema di interscambio', weight: 3 },
    { words: 'identificativosdi', weight: 3 },
    { words: 'fatturapa', weight: 2 },
    { words: 'scartata', weight: 1 },
    { words: ' scarto ', weight: 1 },
    { words: 'codice errore', weight: 1 },
    { words: 'file non conforme al formato', weight: 2 },
    { words: 'datibeniservizi', weight: 2 },
    { words: 'fattura', weight: 1 },
    { words: 'errore', weight: 1 },
    { words: ' sdi ', weight: 1 },
  ],
  forms: [{ of: /(?<![\w.,/-])(00[0-4]\d\d)(?![\w]|[.,/-]\d)/g, weight: 2 }],
  loose: [],
  roots: {
    NotificaScarto: { kind: 'sdi-ns', outcome: 'refused' },
    RicevutaScarto: { kind: 'sdi-ns', outcome: 'refused' },
    NotificaMancataConsegna: { kind: 'sdi-mc', outcome: 'accepted-with-warnings' },
    RicevutaImpossibilitaRecapito: { kind: 'sdi-mc', outcome: 'accepted-with-warnings' },
    RicevutaConsegna: { kind: 'sdi-rc', outcome: 'accepted' },
    NotificaEsito: { kind: 'sdi-ne', outcome: 'unknown' },
    NotificaEsitoCommittente: { kind: 'sdi-ec', outcome: 'unknown' },
    ScartoEsitoCommittente: { kind: 'sdi-se', outcome: 'refused' },
    NotificaDecorrenzaTermini: { kind: 'sdi-dt', outcome: 'accepted' },
    AttestazioneTrasmissioneFattura: { kind: 'sdi-at', outcome: 'accepted-with-warnings' },
  },
  findings: [{ record: 'Errore', code: 'Codice', message: 'Descrizione' }],
  outcomes: [
    { name: 'Esito', beside: 'IdentificativoSdI', means: { ec01: 'accepted', ec02: 'refused' } },
    {
      name: 'status',
      means: { scartata: 'refused', consegnata: 'accepted', 'non consegnata': 'accepted-with-warnings' },
    },
  ],
  members: [['identificativoSdI'], ['IdentificativoSdI'], ['idSdi']],
};
