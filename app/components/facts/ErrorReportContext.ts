import { createContext } from 'react';

/** The e-mail address for reports of errors, and the URL of the page; undefined if there is no e-mail address. */
export const ErrorReportContext = createContext<{ email: string; address: string } | undefined>(undefined);
