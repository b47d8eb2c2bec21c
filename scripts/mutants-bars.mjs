/** The share of planted defects, in per cent, that may survive in a folder and all below it. */
const bars = [
  { below: /^src\/engine\/(core|operations|envelope)(\/|$)/, bar: 5 },
  { below: /^src\/engine\/documents\/[^/]+\/(.+-)?calculation(\/|$)/, bar: 5 },
  { below: /^src\/(language|contract|server|mcp)(\/|$)/, bar: 10 },
  { below: /^src\/app\/(state|api|commands|editor)(\/|$)/, bar: 10 },
];

/** @param {string} folder */
export const barOf = (folder) => bars.find(({ below }) => below.test(folder))?.bar;
