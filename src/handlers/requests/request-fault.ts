import type { Fault } from '../../engine/index.ts';

/** A fault of the request around the document. Such places start with `request`, those in the document with `$`. */
export function requestFault(code: string, place: string, description: string): Fault {
  return {
    severity: 'error',
    stage: 'input',
    code: `ASSAY-INPUT-${code}`,
    properties: [place],
    description,
    certain: true,
    fixes: [],
  };
}
