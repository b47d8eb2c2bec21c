/** How to compare the tax numbers of a country: the module of python-stdnum that checks them, and their form. */
export interface NumberShapes {
  readonly module: string;
  /** Further modules, if there are several kinds of tax numbers. */
  readonly orModules?: readonly string[];
  /** The prefix that python-stdnum requires. */
  readonly prefix?: string;
  /** `d` a digit, `L` a capital, `x` either; anything else stands for itself. */
  readonly shapes: readonly string[];
}

export const SHAPES: Readonly<Record<string, NumberShapes>> = {
  AD: { module: 'ad.nrt', shapes: ['Add7dddL', 'A7dddddL', 'L7dddddL', 'FddddddL', 'EddddddL', 'LddddddL'] },
  AR: { module: 'ar.cuit', shapes: ['ddddddddddd', '20ddddddddd', '24ddddddddd', '30ddddddddd'] },
  AU: { module: 'au.abn', shapes: ['ddddddddddd'] },
  AT: { module: 'at.uid', shapes: ['Udddddddd'] },
  BE: { module: 'be.vat', shapes: ['0ddddddddd', '1ddddddddd', 'ddddddddd'] },
  BG: { module: 'bg.vat', shapes: ['ddddddddd', 'dddddddddd', 'dd01dddddd', 'dd21dddddd', 'dd41dddddd'] },
  BR: { module: 'br.cnpj', shapes: ['dddddddd0001dd', 'xxxxddddxxxxdd'] },
  CH: { module: 'ch.uid', prefix: 'CH', shapes: ['Eddddddddd'] },
  CL: { module: 'cl.rut', shapes: ['dddddddd', 'ddddddddd', 'dddddddK', 'ddddddddK'] },
  CO: { module: 'co.nit', shapes: ['ddddddddd', 'dddddddddd'] },
  CR: {
    module: 'cr.cpj',
    orModules: ['cr.cpf', 'cr.cr'],
    shapes: [
      'ddddddddd',
      '0ddddddddd',
      '3101dddddd',
      '2100dddddd',
      '3dddddddd',
      'dddddddddd',
      '1dddddddddd',
      'dddddddddddd',
    ],
  },
  CY: { module: 'cy.vat', shapes: ['ddddddddL', '12ddddddL'] },
  CZ: {
    module: 'cz.dic',
    shapes: ['dddddddd', '6dddddddd', 'dd01dddddd', 'dd51dddddd', 'dd21dddddd', 'dd01ddddd', 'dddddddddd'],
  },
  DE: { module: 'de.vat', shapes: ['ddddddddd'] },
  DK: { module: 'dk.cvr', shapes: ['dddddddd'] },
  EE: { module: 'ee.kmkr', shapes: ['ddddddddd'] },
  EL: { module: 'gr.vat', shapes: ['ddddddddd'] },
  ES: {
    module: 'es.nif',
    shapes: [
      'ddddddddL',
      'XdddddddL',
      'YdddddddL',
      'ZdddddddL',
      'Adddddddd',
      'LdddddddL',
      'Ldddddddd',
      'MdddddddL',
      'KdddddddL',
    ],
  },
  FI: { module: 'fi.alv', shapes: ['dddddddd'] },
  FR: { module: 'fr.tva', shapes: ['ddddddddddd', 'LLddddddddd', 'dLddddddddd', 'Ldddddddddd'] },
  GB: { module: 'gb.vat', shapes: ['ddddddddd', 'dddddddddddd', 'GDddd', 'HAddd'] },
  HR: { module: 'hr.oib', shapes: ['ddddddddddd'] },
  HU: { module: 'hu.anum', shapes: ['dddddddd', 'dddddddd242'] },
  IE: { module: 'ie.vat', shapes: ['dddddddL', 'dddddddLA', 'dddddddLH', 'dLdddddL', 'd+dddddL'] },
  IL: { module: 'il.hp', orModules: ['il.idnr'], shapes: ['5dddddddd', 'ddddddddd'] },
  IN: { module: 'in_.gstin', shapes: ['27LLLPLddddL1Zx', 'ddLLLCLddddL1Zx'] },
  IS: {
    module: 'is_.vsk',
    orModules: ['is_.kennitala'],
    shapes: ['ddddd', 'dddddd', 'dd01dddddd', 'dd12dddddd', '5d1116ddd0', 'dddddddddd'],
  },
  IT: { module: 'it.iva', shapes: ['ddddddddddd', 'ddddddd001d', 'ddddddd058d'] },
  JP: { module: 'jp.cn', shapes: ['ddddddddddddd'] },
  KR: { module: 'kr.brn', shapes: ['dddddddddd', '1dddddddddd'] },
  LT: { module: 'lt.pvm', shapes: ['ddddddd1d', 'dddddddddd1d', 'ddddddddd'] },
  LU: { module: 'lu.tva', shapes: ['dddddddd'] },
  LV: { module: 'lv.pvn', shapes: ['4dddddddddd', '9dddddddddd', 'ddddddddddd', '0101ddddddd', '32ddddddddd'] },
  MT: { module: 'mt.vat', shapes: ['dddddddd'] },
  MX: { module: 'mx.rfc', shapes: ['LLL800115xxd', 'LLLL800115xxd'] },
  NL: { module: 'nl.btw', shapes: ['dddddddddB01', 'dddddddddB12', 'dddddddddBdd'] },
  NO: { module: 'no.mva', shapes: ['dddddddddMVA'] },
  NZ: { module: 'nz.ird', shapes: ['dddddddd', '1dddddddd'] },
  PE: { module: 'pe.ruc', shapes: ['10ddddddddd', '20ddddddddd', '15ddddddddd', '17ddddddddd', '16ddddddddd'] },
  PL: { module: 'pl.nip', shapes: ['dddddddddd'] },
  PT: { module: 'pt.nif', shapes: ['ddddddddd'] },
  RO: { module: 'ro.cf', shapes: ['dd', 'dddd', 'dddddd', 'dddddddd', 'ddddddddd', 'dddddddddd', '1800101ddddd0'] },
  SE: { module: 'se.vat', shapes: ['dddddddddd01'] },
  SG: { module: 'sg.uen', shapes: ['ddddddddL', '19dddddddL', '20dddddddL', 'T08LLddddL', 'S92FCddddL', 'R14SSddddL'] },
  SI: { module: 'si.ddv', shapes: ['dddddddd'] },
  SK: { module: 'sk.dph', shapes: ['dddddddddd', 'dd2ddddddd', 'dd01dddddd'] },
  TR: { module: 'tr.vkn', orModules: ['tr.tckimlik'], shapes: ['dddddddddd', 'ddddddddddd'] },
  UY: { module: 'uy.rut', shapes: ['21dddddd001d', '12dddddd001d', 'dddddddddddd'] },
};

/** Register numbers that python-stdnum knows, by country and type of identity. */
export const REGISTER_SHAPES: Readonly<Record<string, Readonly<Record<string, NumberShapes>>>> = {
  AU: { ACN: { module: 'au.acn', shapes: ['ddddddddd'] } },
  BG: { EIK: { module: 'bg.vat', shapes: ['ddddddddd'] } },
  CZ: { ICO: { module: 'cz.ico', shapes: ['dddddddd', '9ddddddd'] } },
  EE: { RK: { module: 'ee.registrikood', shapes: ['dddddddd', '1ddddddd', '9ddddddd'] } },
  IS: { KT: { module: 'is_.kennitala', shapes: ['dd01dddddd', '5d1116ddd0', 'dddddddddd'] } },
  JP: { CN: { module: 'jp.cn', shapes: ['ddddddddddddd'] } },
  PE: { DNI: { module: 'pe.cui', shapes: ['dddddddd', 'ddddddd'] } },
  RO: { NRC: { module: 'ro.onrc', shapes: ['Jdd/ddd/20dd', 'F12/dddd/199d', 'J2012ddddddddd', 'J2025dddddd00d'] } },
  SI: { MS: { module: 'si.maticna', shapes: ['ddddddd', 'ddddddd001'] } },
  SK: {
    ICO: { module: 'sk.ico', shapes: ['dddddddd'] },
    DIC: { module: 'sk.dph', shapes: ['2ddddddddd', 'dd2ddddddd'] },
  },
};
