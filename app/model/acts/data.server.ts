import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { loadEntry } from '../load.server.ts';
import { manualScavengerActSchema, rightToInformationSchema, rightToServicesSchema } from './schema.server.ts';

const services = loadEntry('acts/right-to-services.yaml', rightToServicesSchema);
const servicePdfs = services.pdfs.map(({ id, file = generatedPdf(`acts/${id}`), ...pdf }) => ({ ...pdf, file }));
export const rightToServices = { ...services, pdfs: servicePdfs.map(({ name, file }) => ({ name, file })) };
export const rightToInformation = loadEntry('acts/right-to-information.yaml', rightToInformationSchema);

const { pdf_text, ...manualScavengers } = loadEntry('acts/manual-scavengers.yaml', manualScavengerActSchema);
const pdf = manualScavengers.pdf ?? generatedPdf('acts/manual-scavengers-act-summary');
export const manualScavengerAct = { ...manualScavengers, pdf };

/** Texts from which the site generates PDFs, with the addresses of the PDFs. */
export const actTexts = {
  rightToServices: servicePdfs.map(({ text, file }) => ({ text, pdf: file })),
  manualScavengers: [{ text: pdf_text, pdf }],
};
