import { createResponse, type GeneratedResponse } from './dynamic-responses.ts';

/** A sentence in both languages, because the language of the visitor is unknown. */
type Sentence = { en: string; mr: string };

const SENTENCES: Record<number, Sentence> = {
  400: {
    en: 'This address cannot be read. Please check it, or start from the home page.',
    mr: 'हा पत्ता वाचता येत नाही. कृपया पत्ता तपासा किंवा मुख्यपृष्ठापासून सुरुवात करा.',
  },
  404: {
    en: 'This page was not found. Please start from the home page.',
    mr: 'हे पान सापडले नाही. कृपया मुख्यपृष्ठापासून सुरुवात करा.',
  },
  405: {
    en: 'This website can only be read. Nothing can be sent to it.',
    mr: 'हे संकेतस्थळ फक्त वाचण्यासाठी आहे. येथे काहीही पाठवता येत नाही.',
  },
  500: {
    en: 'Something went wrong at our end. Please try again in a little while.',
    mr: 'आमच्याकडे अडचण आली आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
};

const DEFAULT_SENTENCE: Sentence = {
  en: 'This request cannot be answered. Please start from the home page.',
  mr: 'या विनंतीला उत्तर देता येत नाही. कृपया मुख्यपृष्ठापासून सुरुवात करा.',
};

/** Creates the response for an error status for which the finished site has no page. */
export function createErrorResponse(status: number, headers: Record<string, string> = {}): GeneratedResponse {
  const { en, mr } = SENTENCES[status] ?? DEFAULT_SENTENCE;
  const page = renderBilingualPage(`<p>${en} <a href="/">Home page</a></p>
<p lang="mr">${mr} <a href="/mr" hreflang="mr">मुख्यपृष्ठ</a></p>`);
  return createResponse(status, 'no-store', { ...headers, 'content-type': 'text/html; charset=utf-8' }, page);
}

/** Renders a page that loads no other file. */
export function renderBilingualPage(body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sahayya · सहाय्य</title>
${body}
</html>
`;
}
