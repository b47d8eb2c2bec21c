import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { nfse } from './br-nfse-v1.ts';

describeAddonLaw(nfse, {
  source: published('data/addons/br-nfse-v1.json'),
  states: {
    key: 'br-nfse-v1',
    extensions: {
      'br-nfse-cnae': '/^\\d{2}[\\s\\.\\-\\/]?\\d{2}[\\s\\.\\-\\/]?\\d[\\s\\.\\-\\/]?\\d{2}$/',
      'br-nfse-nbs': '/^\\d[\\.\\s]?\\d{4}[\\.\\s]?\\d{2}[\\.\\s]?\\d{2}$/',
      'br-nfse-fiscal-incentive': '1 2',
      'br-nfse-iss-liability': '1 2 3 4 5 6 7',
      'br-nfse-service': '',
      'br-nfse-simples': '1 2',
      'br-nfse-special-regime': '1 2 3 4 5 6',
      'br-nfse-operation': '/^\\d{6}$/',
      'br-nfse-tax-status': '/^\\d{3}$/',
      'br-nfse-tax-class': '/^\\d{6}$/',
    },
    identities: 'br-nfse-municipal-reg',
  },
});
