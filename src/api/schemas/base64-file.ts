import { stated, type ObjectSchema } from '../typed-schema/schema.ts';

/** Base64, which may be broken into lines. */
const BASE64 = '^([A-Za-z0-9+/]{4}[\\r\\n]*)*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?[\\r\\n]*$';

/** A request whose `data` is Base64 where it has `encoding`. */
export const withBase64 = <S extends ObjectSchema>(request: S): S =>
  stated(request, { dependentSchemas: { encoding: { properties: { data: { pattern: BASE64 } } } } });
