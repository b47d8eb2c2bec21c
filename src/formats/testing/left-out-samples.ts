import { CII_NAMESPACES } from '../cii/namespaces.ts';
import { CII_LEFT_OUT } from '../en16931/rules/cii-left-out.codes.ts';
import { UBL_LEFT_OUT } from '../en16931/rules/ubl-left-out.codes.ts';
import { UBL_INVOICE, UBL_NAMESPACES } from '../ubl/namespaces.ts';

/** Only the subject of one rule: a root element with the excluded path. */
export interface LeftOutSample {
  readonly rule: string;
  readonly syntax: 'ubl' | 'cii';
  readonly path: string;
  readonly xml: string;
}

export function leftOutSamples(): readonly LeftOutSample[] {
  return [
    ...pathsOf(UBL_LEFT_OUT).map(([rule, path]) => sample(`UBL-CR-${rule}`, 'ubl', path)),
    ...pathsOf(CII_LEFT_OUT).map(([rule, path]) => sample(`CII-${rule}`, 'cii', path)),
  ];
}

function pathsOf(table: string): (readonly [rule: string, path: string])[] {
  const lines = table.replaceAll('\n ', ' ').split('\n');
  return lines.flatMap((line) => {
    const [, parent = '', rest = ''] = /^([^ ]*): (.*)$/.exec(line) ?? [];
    return [...rest.matchAll(/(\S+) (\S+?)!?(?: |$)/g)].map(
      ([, name = '', rule = '']) => [rule, parent ? `${parent}/${name}` : name] as const,
    );
  });
}

export function sample(rule: string, syntax: 'ubl' | 'cii', path: string): LeftOutSample {
  const namespaces = Object.entries(syntax === 'ubl' ? UBL_NAMESPACES : CII_NAMESPACES);
  const declared = namespaces.map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join('');
  const root = syntax === 'ubl' ? 'Invoice' : 'rsm:CrossIndustryInvoice';
  const own = syntax === 'ubl' ? ` xmlns="${UBL_INVOICE}"` : '';
  const attribute = /^(?:(.*)\/)?@(\w+)$/.exec(path);
  const steps = (attribute ? (attribute[1] ?? '') : path).split('/').filter(Boolean);
  const bearing = attribute ? ` ${attribute[2]}="x"` : '';
  const inner = steps.reduceRight(
    (content, step, i) => `<${step}${i === steps.length - 1 ? bearing : ''}>${content}</${step}>`,
    steps.length > 0 ? 'x' : '',
  );
  const xml = `<${root}${own}${declared}${steps.length === 0 ? bearing : ''}>${inner}</${root}>`;
  return { rule, syntax, path, xml };
}
