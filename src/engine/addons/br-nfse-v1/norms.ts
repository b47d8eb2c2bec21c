import { because, norm } from '../../core/rules/citation.ts';

/** Fields of the common model of municipalities, by name. */
export const MANUAL = norm(
  'ABRASF, NFS-e, Manual de Orientação do Contribuinte 2.04',
  'https://abrasf.org.br/biblioteca/arquivos-publicos/nfs-e-manual-de-orientacao-do-contribuinte-2-04/download',
);

export const SERVICES = norm(
  'Lei Complementar nº 116/2003',
  'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp116.htm',
);

export const TAX_REFORM = norm(
  'Nota Técnica SE/CGNFS-e nº 004',
  'https://www.gov.br/nfse/pt-br/biblioteca/documentacao-tecnica/rtc-producao-restrita-piloto/nt-004-se-cgnfse-novo-layout-rtc-v2-00-20251210.pdf',
);

export const NO_PLACE = because(
  'uncited.brNoPlace',
  'The model of the NFS-e has no field for it, which is all that the norm says.',
);
