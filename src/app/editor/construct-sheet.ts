/** The part of a style element that Monaco uses. */
export interface SheetInPlace {
  className: string;
  textContent: string;
  readonly sheet: CSSStyleSheet;
  remove(): void;
}

interface Keeper {
  add(ending: { dispose(): void }): unknown;
}

/**
 * Replaces Monaco's own function, which writes style elements, by constructed style sheets, which a policy without
 * inline styles allows. A sheet applies to the whole document, or to the shadow tree of the container. The build
 * replaces the module (`vite.config.ts`).
 */
export function constructSheet(
  container: Node | undefined,
  begin?: (sheet: SheetInPlace) => void,
  keeper?: Keeper,
): SheetInPlace {
  const within = container?.getRootNode();
  const root = within instanceof ShadowRoot ? within : document;
  const sheet = new CSSStyleSheet({ media: 'screen' });
  let text = '';
  const place: SheetInPlace = {
    className: '',
    get textContent() {
      return text;
    },
    set textContent(rules) {
      text = rules;
      sheet.replaceSync(rules);
    },
    sheet,
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
  begin?.(place);
  root.adoptedStyleSheets.push(sheet);
  keeper?.add({ dispose: () => place.remove() });
  return place;
}
