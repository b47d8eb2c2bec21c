import { describe, expect, it } from 'vitest';
import { readAnswer } from '../testing/read-answer.ts';
import { verifactuAnswer, verifactuError } from '../testing/verifactu-answers.ts';
import { readXml } from './read-xml.ts';

const inSoap = (content: string, uri = 'http://schemas.xmlsoap.org/soap/envelope/'): string =>
  `<env:Envelope xmlns:env="${uri}"><env:Header><a xmlns="urn:a">1</a></env:Header><env:Body Id="b">${content}</env:Body></env:Envelope>`;

const error = verifactuError('1124', 'El valor no es correcto.');
const bare = verifactuAnswer('Incorrecto', { number: 'F/91', state: 'Incorrecto', error });

describe('a SOAP envelope', () => {
  it.each(['http://schemas.xmlsoap.org/soap/envelope/', 'http://www.w3.org/2003/05/soap-envelope'])(
    'of %s is read as what it contains',
    (uri) => {
      expect(readAnswer(inSoap(bare, uri))).toEqual(readAnswer(bare));
    },
  );

  it.each([
    ['several documents', inSoap('<a/><b/>')],
    ['none', inSoap('')],
    ['only a fault', inSoap('<env:Fault><faultcode>env:Client</faultcode></env:Fault>')],
    ['two bodies', inSoap('<a/>').replace('<env:Body', '<env:Body/><env:Body')],
    ['a document, in an unknown namespace', inSoap('<a/>', 'urn:x')],
  ])('with %s stays as it is', (_, xml) => {
    const read = readXml(xml);
    expect(read.ok && [read.document.root.name, read.document.envelope]).toEqual(['Envelope', undefined]);
  });
});
