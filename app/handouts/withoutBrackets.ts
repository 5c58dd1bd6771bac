/** Removes explanations in brackets from a name: "Bank passbook (Aadhaar-linked account)" becomes "Bank passbook". */
export const withoutBrackets = (text: string) => text.replace(/\s*\([^)]*\)/g, '').trim();
