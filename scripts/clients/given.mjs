/**
 * What every generated client is given to send: the examples of the description itself.
 * @param {any} openapi the OpenAPI document
 */
export function givenBy(openapi) {
  /** @param {string} path @param {string} name @param {string} [type] */
  const example = (path, name, type = 'application/json') =>
    openapi.paths[path].post.requestBody.content[type].examples[name].value;
  return {
    invoice: example('/build', 'invoice').data,
    message: example('/validate', 'message').data,
    ubl: example('/import', 'ubl').data,
    lines: example('/bulk', 'documents', 'application/x-ndjson'),
  };
}
