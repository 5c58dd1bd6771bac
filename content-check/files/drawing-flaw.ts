/** What a drawing is made of. Whatever else SVG knows can hold text of other kinds, scripts, or other files. */
const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'text', 'tspan', 'clipPath', 'mask', 'pattern'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop'],
]);

const TAG = /^<\/?([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z:-]*\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*)\s*\/?>$/;
const ATTRIBUTE = /([a-zA-Z:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The part of an SVG file that is no drawing, as it stands there; undefined where there is none. */
export function flawOfDrawing(svg: string): string | undefined {
  const rest = svg.replace(/^\uFEFF?<\?xml [^<>]*\?>/, '').replace(/<!--(?!-?>)(?:(?!--).)*-->/gs, '');
  if (!/^\s*<svg\s/.test(rest)) return rest.trim().slice(0, 40);
  for (const [tag] of rest.matchAll(/<[^>]*>?/g)) {
    const [, name = '', attributes = ''] = TAG.exec(tag) ?? [];
    if (!ELEMENTS.has(name)) return tag.slice(0, 40);
    for (const [attribute, key = '', double, single] of attributes.matchAll(ATTRIBUTE))
      if (isForeign(key, double ?? single ?? '')) return attribute.slice(0, 40);
  }
  return undefined;
}

/** An event, an address outside the drawing, or a style that asks for one. */
function isForeign(key: string, value: string): boolean {
  if (/^xmlns(:xlink)?$/.test(key)) return !value.startsWith('http://www.w3.org/');
  if (/(^|:)href$/i.test(key)) return !value.startsWith('#');
  return /^on/i.test(key) || /url\s*\(\s*["']?(?!#)|@import|\\|script:/i.test(value);
}
