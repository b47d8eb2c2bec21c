import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isSyntax } from '../../formats/en16931/term-tree.ts';
import { formatOf } from '../../formats/catalogue/formats.ts';
import { readXmlFile } from '../../formats/xml/read-xml-file.ts';
import type { XmlElement } from '../../formats/xml/xml-tree.ts';
import type { Invoice } from './official.ts';

/** Every invoice in the XML files below a folder: whole files, and invoices within sets of tests. */
export function invoicesBelow(folder: string): readonly Invoice[] {
  return filesBelow(folder).flatMap((file) => invoicesIn(file, relative(folder, file)));
}

export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return filesBelow(path);
      return /\.xml?$/.test(name) ? [path] : [];
    });
}

function invoicesIn(file: string, name: string): readonly Invoice[] {
  const read = readXmlFile(readFileSync(file));
  if (!read.ok) return [];
  const { root, text } = read.document;
  const whole = formatOf(root);
  const syntax = whole?.table.syntax;
  // There is no Schematron of the format of an authority.
  if (syntax && !isSyntax(syntax)) return [];
  if (syntax) return [{ name, syntax, text }];
  return testsIn(root).flatMap((element, i) => {
    const own = formatOf(element)?.table.syntax;
    return isSyntax(own) ? [{ name: `${name}#${i + 1}`, syntax: own, text: cutOut(text, element) }] : [];
  });
}

function testsIn(root: XmlElement): readonly XmlElement[] {
  return root.children.flatMap((child) => (formatOf(child) ? [child] : testsIn(child)));
}

/** An element as a separate file, with the namespaces declared around it. */
function cutOut(text: string, element: XmlElement): string {
  const own = text.slice(element.start, element.end);
  const around = new Map<string, string>();
  for (const [, name = '', , value = ''] of text
    .slice(0, element.start)
    .matchAll(/\s(xmlns(?::\w+)?)=(["'])(.*?)\2/g)) {
    around.set(name, value);
  }
  const head = own.slice(0, own.indexOf('>'));
  const missing = [...around].filter(([name]) => !new RegExp(`\\s${name}=`).test(head));
  const declared = missing.map(([name, value]) => ` ${name}="${value}"`).join('');
  return own.replace(/^<[\w:.-]+/, (start) => start + declared);
}
