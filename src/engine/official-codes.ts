/** Entry for the code lists of addons that formats of authorities write, without the addons. */
export { corrections as facturaeCorrections } from './addons/es-facturae-v3/corrections.codes.ts';
export { invoiceScenarios as spanishStatements } from './regimes/es/scenarios.ts';
export { invoiceScenarios as italianScenarios } from './addons/it-sdi-v1/scenarios.ts';
export { exemptions as italianExemptions } from './addons/it-sdi-v1/exemptions.codes.ts';
export { fundTypes as italianFunds } from './addons/it-sdi-v1/fund-types.codes.ts';
export { MEANS as italianMeans } from './addons/it-sdi-v1/means.codes.ts';
export { MEANS as mexicanMeans } from './addons/mx-cfdi-v4/means.codes.ts';
export { extensions as facturaeLists } from './addons/es-facturae-v3/extensions.codes.ts';
export { extensions as finvoiceLists } from './addons/fi-finvoice-v3/extensions.codes.ts';
export { extensions as italianLists } from './addons/it-sdi-v1/extensions.codes.ts';
export { extensions as mexicanLists } from './addons/mx-cfdi-v4/extensions.codes.ts';
export { extensions as polishLists } from './addons/pl-favat-v3/extensions.codes.ts';
export { extensions as ticketbaiLists } from './addons/es-tbai-v1/extensions.codes.ts';
export { extensions as verifactuLists } from './addons/es-verifactu-v1/extensions.codes.ts';
