/** Files that systems and programs leave beside others: of macOS and Windows, locks of LibreOffice and Office, copies of git and editors. */
const STRAY = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.~lock\..*#|~\$.*|.*\.orig|.*\.rej|.*\.sw[op]|.*~)$/i;

/** Returns whether nobody put a file of this name into a folder on purpose. */
export const isStrayFile = (name: string): boolean => STRAY.test(name);
