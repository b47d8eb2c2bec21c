/** A key or the name of a country as the name of a constant. @param {string} name */
export const camelCase = (name) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .toLowerCase()
    .replace(/[ -]+(.?)/g, (_, next) => next.toUpperCase());
