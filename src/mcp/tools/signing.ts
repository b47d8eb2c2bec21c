import { object, string } from '../../contract/typed-schema/schema.ts';
import { OkResponse } from '../../contract/schemas/documents.ts';
import { AnyDocument } from '../../contract/schemas/json-value.ts';
import { KeyPair } from '../../contract/schemas/signing.ts';
import { success } from '../../engine/values.ts';
import { defineTool } from '../define-tool.ts';
import { readObject, readText } from '../read-text.ts';
import { data, type } from './arguments.ts';

export const signTool = defineTool({
  name: 'sign',
  title: 'Sign a document',
  description:
    'Build a document, put it in an envelope and sign that with an ES256 private key. The key is used for this call alone and neither kept nor logged; it does pass through the conversation.',
  input: object({
    data,
    type,
    privatekey: string({ minLength: 1, description: 'Private key on P-256 in JWK form, as JSON text.' }),
  }),
  output: AnyDocument,
  run({ data: text, privatekey, ...options }, { engine, context, limits }) {
    const read = readText('data', text, limits);
    if (!read.ok) return read;
    const key = readObject('privatekey', privatekey, limits);
    if (!key.ok) return key;
    return engine.sign({ data: read.value, ...options, ...(key.value && { privatekey: key.value }) }, context);
  },
});

export const verifyTool = defineTool({
  name: 'verify',
  title: 'Verify an envelope',
  description:
    'Check that every signature made with the given key holds: for the envelope’s header, its digest and its document.',
  input: object({
    data,
    publickey: string({ minLength: 1, description: 'Public key of a signer in JWK form, as JSON text.' }),
  }),
  output: OkResponse,
  run({ data: text, publickey }, { engine, limits }) {
    const read = readText('data', text, limits);
    if (!read.ok) return read;
    const key = readObject('publickey', publickey, limits);
    if (!key.ok) return key;
    return engine.verify({ data: read.value, ...(key.value && { publickey: key.value }) });
  },
});

export const keygenTool = defineTool({
  name: 'keygen',
  title: 'Make a key pair',
  description:
    'Make a fresh ES256 key pair in JWK form. Nothing of it is kept or logged, but the private key appears in the conversation: use it for trials.',
  input: object({}),
  output: KeyPair,
  async run(_, { engine, context }) {
    return success(await engine.keygen(context));
  },
});
