/** Adds the address to the error screen, because the host sends the same page for all unknown addresses. */
export function showRequestedAddress(): void {
  document.querySelector('[data-address]')?.append(`: ${location.pathname}`);
}
