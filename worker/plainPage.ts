import { languageOf } from '#app/i18n/language.ts';
import { word } from './words.ts';

/** For a phone that has not even kept the offline page: what is wrong, and a way to try again. */
export function plainPage(url: URL): Response {
  const language = languageOf(url.pathname);
  const title = word(language, 'notSavedYet');
  const html = [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title></head>`,
    `<body><main><h1>${title}</h1><p><a href="">${word(language, 'tryAgain')}</a></p></main></body></html>`,
  ];
  return new Response(html.join(''), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
