/** The web locks of one browser, for tests of several tabs: held until released. */
export class WebLocks {
  readonly held = new Set<string>();
  /** Ways in which a browser may fail to answer. */
  mood: 'well' | 'refuses' | 'throws' | 'silent' = 'well';

  readonly request = (
    name: string,
    _options: { ifAvailable: boolean },
    then: (granted: { name: string } | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (this.mood === 'throws') throw new DOMException('Denied', 'SecurityError');
    if (this.mood === 'refuses') return Promise.reject(new DOMException('Denied', 'SecurityError'));
    if (this.mood === 'silent') return new Promise(() => undefined);
    if (this.held.has(name)) {
      void then(null);
      return Promise.resolve();
    }
    this.held.add(name);
    return then({ name }) ?? Promise.resolve();
  };

  readonly query = (): Promise<{ held: { name: string }[] }> => {
    if (this.mood === 'throws') throw new DOMException('Denied', 'SecurityError');
    if (this.mood === 'refuses') return Promise.reject(new DOMException('Denied', 'SecurityError'));
    if (this.mood === 'silent') return new Promise(() => undefined);
    return Promise.resolve({ held: [...this.held].map((name) => ({ name })) });
  };

  install(): void {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: this });
  }

  static remove(): void {
    Reflect.deleteProperty(navigator, 'locks');
  }
}
