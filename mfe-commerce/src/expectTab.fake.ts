/** The tab that the next page of the payment provider opens in. */
export function expectTab() {
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: jest.fn() },
    close: jest.fn(),
  }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return tab
}
