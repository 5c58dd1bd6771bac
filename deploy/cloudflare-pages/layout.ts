/** Names a file so that Pages serves pages without a redirect, and the nearest `404.html` for unknown addresses. */
export function assetName(file: string): string {
  return file
    .replace(/(^|\/)notices\/events\/not-found\/index\.html$/, '$1notices/events/404.html')
    .replace(/(.)\/index\.html$/, '$1.html');
}

/** Returns the address of an asset without `.html`, from which Pages would redirect. */
export function assetAddress(asset: string): string {
  const address = asset.replace(/(^index)?\.html$/, '');
  return `/${address.split('/').map(encodeURIComponent).join('/')}`;
}
