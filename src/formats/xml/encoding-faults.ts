import type { XmlFault } from './xml-tree.ts';

interface Placed {
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

/** The faults of a file's encoding, and those of its text that are not their effect at the same place. */
export function withEncoding<Fault extends Placed>(
  encoding: readonly XmlFault[],
  faults: readonly Fault[],
): readonly (XmlFault | Fault)[] {
  // A wrong byte has become the character U+FFFD.
  const isRepeated = ({ code, line, column }: Fault): boolean =>
    code === 'ASSAY-XML-CHARACTER' && encoding.some((fault) => fault.line === line && fault.column === column);
  return [...encoding, ...faults.filter((fault) => !isRepeated(fault))];
}
