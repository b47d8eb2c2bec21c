import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { picture } from './pages/pictures.ts';
import { startServer } from './pages/server.ts';
import { Workbench } from './pages/workbench.ts';

const KINDS = {
  'the first page': '/guide/',
  'a quickstart': '/guide/refused.html',
  'a document': '/guide/limits.html',
  'a list': '/guide/countries/index.html',
  'a country': '/guide/countries/pt.html',
  'an addon': '/guide/addons/es-verifactu-v1.html',
  'a format': '/guide/formats/ubl.html',
  'a rule set': '/guide/rule-sets/xrechnung-3.html',
  'rules of a package': '/guide/rules/bill.html',
  'the search': '/guide/search.html?q=vat',
  'nothing': '/guide/no/such/page',
} as const;
