import { createContext } from 'react';

/** The e-mail address for reports of errors, and the title and URL of the page; undefined if there is no e-mail address. */
export const ReportContext = createContext<{ email: string; title: string; address: string } | undefined>(undefined);
