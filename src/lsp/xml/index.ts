export { hoverInXml, proposalsInXml, symbolsInXml } from './describe-xml-text.ts';
export { judgeXmlText, type JudgedXml } from './judge-xml-text.ts';
export { xmlActions } from './mend-xml-text.ts';
