/** A key or a country name as an identifier. @param {string} name */
export const camelCase = (name) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .toLowerCase()
    .replace(/[ -]+(.?)/g, (_, next) => next.toUpperCase());
