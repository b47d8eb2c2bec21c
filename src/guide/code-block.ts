import { escapeHtml } from './html.ts';

type Kind = 'key' | 'text' | 'figure' | 'word' | 'remark';

/** Signs of each language, in the order they are tried; what no pattern takes has no colour. Repetitions are bounded. */
const SIGNS: Readonly<Record<string, readonly (readonly [Kind, RegExp])[]>> = {
  json: [
    ['key', /"(?:[^"\\\n]|\\.){0,200}"(?=\s?:)/],
    ['text', /"(?:[^"\\\n]|\\.){0,1000}"/],
    ['figure', /-?\b\d[\d.eE+-]{0,40}/],
    ['word', /\b(?:true|false|null)\b/],
  ],
  xml: [
    ['remark', /<!--[^]{0,1000}?-->/],
    ['word', /<\/?[\w:.-]{1,100}|\/?>|<\?|\?>/],
    ['key', /\b[\w:.-]{1,100}(?==")/],
    ['text', /"[^"\n]{0,1000}"/],
  ],
  sh: [
    ['remark', /(?<=^|\s)#[^\n]{0,300}/],
    ['text', /'[^'\n]{0,500}'|"(?:[^"\\\n]|\\.){0,500}"/],
    ['key', /(?<=\s)--?[A-Za-z][\w-]{0,40}/],
  ],
  yaml: [
    ['remark', /(?<=^|\s)#[^\n]{0,300}/],
    ['key', /(?<=^|[\s-])[\w.$-]{1,80}(?=:(?:\s|$))/],
    ['text', /'[^'\n]{0,500}'|"(?:[^"\\\n]|\\.){0,500}"/],
    ['figure', /\b\d[\d.]{0,40}\b/],
  ],
  js: [
    ['remark', /\/\/[^\n]{0,300}/],
    ['text', /'(?:[^'\\\n]|\\.){0,500}'|"(?:[^"\\\n]|\\.){0,500}"|`(?:[^`\\]|\\.){0,1000}`/],
    [
      'word',
      /\b(?:import|from|export|const|let|function|return|await|async|new|for|of|if|else|type|interface|throw|try|catch|def|class|print|with|as|func|package|public|static|void)\b/,
    ],
    ['figure', /\b\d[\d.]{0,40}\b/],
  ],
};

const SAME: Readonly<Record<string, string>> = {
  bash: 'sh',
  console: 'sh',
  jsonc: 'json',
  jsonl: 'json',
  ts: 'js',
  javascript: 'js',
  typescript: 'js',
  python: 'js',
  go: 'js',
  java: 'js',
  yml: 'yaml',
  html: 'xml',
};

/** One pattern of all signs of a language, with a group for each. */
const PATTERNS = new Map(
  Object.entries(SIGNS).map(
    ([language, signs]) => [language, new RegExp(signs.map(([, sign]) => `(${sign.source})`).join('|'), 'gm')] as const,
  ),
);

/** Source text as HTML, its signs marked by kind. */
export function highlighted(text: string, language = ''): string {
  const known = SAME[language] ?? language;
  const pattern = PATTERNS.get(known);
  const signs = SIGNS[known];
  if (!pattern || !signs) return escapeHtml(text);
  let done = 0;
  let made = '';
  for (const match of text.matchAll(pattern)) {
    const [sign, ...groups] = match;
    const kind = signs[groups.findIndex((group) => group !== undefined)]?.[0] ?? 'word';
    made += `${escapeHtml(text.slice(done, match.index))}<span class="${kind}">${escapeHtml(sign)}</span>`;
    done = match.index + sign.length;
  }
  return made + escapeHtml(text.slice(done));
}

/** Whether a sample is a whole document, which the workbench opens. */
export function isDocument(text: string, language: string | undefined): boolean {
  const start = text.trimStart().slice(0, 300);
  return language === 'json' ? /^\{\s?\s?\s?"\$schema":/.test(start) : language === 'xml' && start.includes(' xmlns');
}
