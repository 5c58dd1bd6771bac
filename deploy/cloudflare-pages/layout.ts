/** Returns the file name that Pages serves without a redirect. Pages serves the nearest `404.html` for unknown addresses. */
export function assetName(file: string): string {
  return file
    .replace(/(^|\/)notices\/events\/not-found\/index\.html$/, '$1notices/events/404.html')
    .replace(/(.)\/index\.html$/, '$1.html');
}

/** Returns the address of an asset. Omits `.html`, because Pages redirects addresses with this extension. */
export function assetAddress(asset: string): string {
  const address = asset.replace(/(^index)?\.html$/, '');
  return `/${address.split('/').map(encodeURIComponent).join('/')}`;
}
