import type { Authority } from '../../refusal-code.ts';
import { ACCESS_POINT_CODES } from './access-points.codes.ts';

const read = '2026-11-27';

/** Errors on the way: AS4 between two access points, and the look-up of the receiver. */
export const ACCESS_POINTS: Authority = {
  key: 'peppol-ap',
  name: 'Peppol access points: AS4, SMP and SML',
  sources: [
    {
      title: 'OASIS ebXML Messaging Services 3.0, part 1, section 6.7',
      url: 'https://docs.oasis-open.org/ebxml-msg/ebms/v3.0/core/os/ebms_core-3.0-spec-os.html',
      read,
    },
    { title: 'Peppol AS4 Profile and Peppol SMP', url: 'https://docs.peppol.eu/edelivery/', read },
  ],
  codes: ACCESS_POINT_CODES,
  marks: [
    { words: 'ebms', weight: 3 },
    { words: 'as4', weight: 2 },
    { words: ' smp ', weight: 2 },
    { words: ' sml ', weight: 2 },
    { words: 'access point', weight: 1 },
    { words: 'iso6523-actorid-upis', weight: 1 },
    { words: 'phase4', weight: 2 },
    { words: 'signalmessage', weight: 2 },
    { words: 'servicemetadata', weight: 2 },
    { words: 'peppol', weight: 1 },
  ],
  forms: [{ of: /(?<![\w-])(EBMS:\d{4}|PEPPOL:[A-Z_]{3,40})(?![\w-])/g, weight: 3 }],
  loose: [],
  tongue: ['as4', 'smp', 'endpoint', 'participant', 'receiver', 'access point'],
  roots: {},
  findings: [
    { record: 'Error', code: '@errorCode', message: 'ErrorDetail', severity: '@severity' },
    { record: 'Error', code: '@errorCode', message: 'Description', severity: '@severity' },
  ],
  outcomes: [],
  members: [],
};
