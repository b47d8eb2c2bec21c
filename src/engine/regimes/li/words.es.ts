import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-LI-TAX-IDENTITY-01.all': 'la identificación fiscal es de LI',
  'ASSAY-LI-TAX-IDENTITY-01': 'Un código fiscal de Liechtenstein tiene que ser un número MWST: cinco cifras',
  'ASSAY-LI-TAX-IDENTITY-01.must': 'ser un número MWST de Liechtenstein',
  'ASSAY-LI-ORG-PARTY-01': 'Un número de registro de Liechtenstein se escribe FL-0002.594.728-9',
  'ASSAY-LI-ORG-PARTY-01.must': 'ser un número de registro de Liechtenstein',
};
