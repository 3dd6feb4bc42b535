/** Whether anything below an element has changed or has been scrolled since. */
export class PageChanges {
  private isAny = false;
  private readonly note = () => {
    this.isAny = true;
  };
  private readonly observer = new MutationObserver(this.note);

  constructor(element: Element) {
    this.observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener("scroll", this.note, { capture: true, passive: true });
  }

  areAny(): boolean {
    return this.isAny || this.observer.takeRecords().length > 0;
  }

  end(): void {
    this.observer.disconnect();
    removeEventListener("scroll", this.note, { capture: true });
  }
}
