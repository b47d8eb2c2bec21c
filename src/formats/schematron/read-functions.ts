import { attributeOf, type XmlElement } from '../xml/xml-tree.ts';
import { Unreadable, type SchematronFunction } from './schematron.ts';
import { plainName, withPlainVariables } from './xpath-text.ts';
import { schematronMessages } from './messages.ts';

export const XSLT = 'http://www.w3.org/1999/XSL/Transform';

/** The XSLT functions of a schema, whose bodies become expressions. */
export function readFunction(element: XmlElement, file: string): SchematronFunction {
  const name = attributeOf(element, 'name')?.value ?? '';
  const [prefix = '', local = ''] = name.includes(':') ? name.split(':') : ['', name];
  const parameters = element.children.filter((child) => child.name === 'param');
  const type = attributeOf(element, 'as')?.value;
  return {
    prefix,
    name: local,
    parameters: parameters.map((element) => ({ name: plainName(required(element, 'name', file)), ...typed(element) })),
    ...(type !== undefined && { type }),
    body: withPlainVariables(
      sequence(
        element.children.filter((child) => child.name !== 'param'),
        file,
      ),
    ),
  };
}

function typed(element: XmlElement): { readonly type?: string } {
  const type = attributeOf(element, 'as')?.value;
  return type === undefined ? {} : { type };
}

/** A sequence constructor: variables are visible to the following instructions. */
function sequence(elements: readonly XmlElement[], file: string): string {
  const parts: string[] = [];
  for (const [index, element] of elements.entries()) {
    if (element.name === 'variable') {
      const rest = sequence(elements.slice(index + 1), file);
      parts.push(`(let $${required(element, 'name', file)} := ${variableValue(element, file)} return ${rest})`);
      break;
    }
    parts.push(instruction(element, file));
  }
  return parts.length === 1 ? (parts[0] ?? '()') : `(${parts.join(', ')})`;
}

function variableValue(element: XmlElement, file: string): string {
  const select = attributeOf(element, 'select')?.value;
  const value =
    select !== undefined
      ? `(${select})`
      : element.children.length > 0
        ? sequence(element.children, file)
        : `"${element.text.replaceAll('"', '""')}"`;
  const type = attributeOf(element, 'as')?.value.trim();
  // A text node required as a number is converted.
  return select === undefined && type !== undefined && /^xs:[a-zA-Z]+$/.test(type) ? `${type}(${value})` : value;
}

function instruction(element: XmlElement, file: string): string {
  if (element.uri !== XSLT) throw unknown(element, file);
  switch (element.name) {
    case 'sequence':
      return `(${required(element, 'select', file)})`;
    case 'value-of':
      return `string-join(for $assay-item in data((${required(element, 'select', file)})) return string($assay-item), ' ')`;
    case 'if':
      return `(if (${required(element, 'test', file)}) then ${sequence(element.children, file)} else ())`;
    case 'choose':
      return choice(element.children, file);
    default:
      throw unknown(element, file);
  }
}

function choice(branches: readonly XmlElement[], file: string): string {
  const [first, ...others] = branches;
  if (!first) return '()';
  const then = sequence(first.children, file);
  return first.name === 'when'
    ? `(if (${required(first, 'test', file)}) then ${then} else ${choice(others, file)})`
    : then;
}

function required(element: XmlElement, name: string, file: string): string {
  const value = attributeOf(element, name)?.value;
  if (value !== undefined) return value;
  throw new Unreadable(file, `An element \`${element.name}\` has no attribute \`${name}\``);
}

const unknown = ({ name }: XmlElement, file: string): Unreadable =>
  new Unreadable(file, schematronMessages.badInstruction({ name }));
