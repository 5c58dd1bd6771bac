import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { loadEntry } from '../load.server.ts';
import { manualScavengerActSchema, rightToInformationSchema, rightToServicesSchema } from './schema.server.ts';

const services = loadEntry('acts/right-to-services.yaml', rightToServicesSchema);
const { pdf, pdf_text, ...manualScavengers } = loadEntry('acts/manual-scavengers.yaml', manualScavengerActSchema);

export const rightToServices = {
  ...services,
  pdfs: services.pdfs.map(({ id, name, file = generatedPdf(`acts/${id}`) }) => ({ name, file })),
};

export const rightToInformation = loadEntry('acts/right-to-information.yaml', rightToInformationSchema);

export const manualScavengerAct = {
  ...manualScavengers,
  pdf: pdf ?? generatedPdf('acts/manual-scavengers-act-summary'),
};

/** Texts of the PDFs that the site makes, each with the PDFs of it. */
export const actTexts = {
  rightToServices: services.pdfs.map(({ text }, index) => ({ text, pdf: rightToServices.pdfs[index]?.file })),
  manualScavengers: [{ text: pdf_text, pdf: manualScavengerAct.pdf }],
};
