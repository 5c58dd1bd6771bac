/**
 * How Cloudflare Pages wants a page's file to be called, so that it shows the page at its address and not behind a
 * redirect, and the nearest `404.html` where there is none.
 */
export function assetName(file: string): string {
  return file
    .replace(/(^|\/)notices\/events\/not-found\/index\.html$/, '$1notices/events/404.html')
    .replace(/(.)\/index\.html$/, '$1.html');
}

/** The address at which Pages gives out an asset. It leads away from those that end in `.html`. */
export function assetAddress(asset: string): string {
  const address = asset.replace(/(^index)?\.html$/, '');
  return `/${address.split('/').map(encodeURIComponent).join('/')}`;
}

/** Folders of files that are asked for most and need nothing that only the function can do. */
export const WITHOUT_FUNCTION = ['pictures', 'cards'];
