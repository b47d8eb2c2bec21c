/**
 * The parts of a browser that jsdom lacks. `width` decides which media queries hold; queries about colour and contrast
 * never do. Imported before the workbench's store, which asks for the theme as it is made.
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

// Nothing is laid out here, so all that is on the page counts as seen.
Element.prototype.checkVisibility = () => true;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
document.execCommand = () => false;
