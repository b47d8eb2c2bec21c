/**
 * The parts of a browser that jsdom lacks. `width` decides which media queries match; queries about colour and contrast
 * never do. Import it before the workbench's store, which reads the theme when it is created.
 */
let width = 1440;

export function setScreenWidth(pixels: number): void {
  width = pixels;
}

window.matchMedia = (query) => {
  const limit = /max-width: (\d+)px/.exec(query)?.[1];
  const matches = limit !== undefined && width <= Number(limit);
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  return { matches, media: query, ...silent } as unknown as MediaQueryList;
};

window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// There is no layout here, so everything on the page counts as visible.
Element.prototype.checkVisibility = () => true;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
document.execCommand = () => false;
