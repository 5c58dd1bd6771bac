/** What the commit of a publication says. Names are posts, such as `Clerk 1`. `title` is one line; `reason` may have several. */
export type PublicationMessage = {
  title: string;
  reason: string;
  publication: number;
  changes: number[];
  writtenBy: string[];
  approvedBy: string[];
  publishedBy: string;
  /** Publications that this one takes back. */
  takesBack: number[];
};

const SUBJECT = 'content:';

/** Matches a trailer, such as `Change: 87`. */
const TRAILER = /^([A-Z][A-Za-z-]*): (.*)$/;

/** Writes the message of a commit: a subject, the reason, and trailers that `parsePublicationMessage` reads. */
export function publicationMessage(message: PublicationMessage): string {
  const trailers = [
    ['Publication', message.publication],
    ...message.changes.map((id) => ['Change', id]),
    ...message.writtenBy.map((post) => ['Written-by', oneLine(post)]),
    ...message.approvedBy.map((post) => ['Approved-by', oneLine(post)]),
    ['Published-by', oneLine(message.publishedBy)],
    ...message.takesBack.map((id) => ['Takes-back', id]),
  ].map(([name, value]) => `${name}: ${value}`);
  const subject = `${SUBJECT} ${oneLine(message.title)}`.trim();
  return `${[subject, cleanLines(message.reason), trailers.join('\n')].filter(Boolean).join('\n\n')}\n`;
}

/** Reads the message of a commit. Returns undefined for a commit that is no publication. */
export function parsePublicationMessage(text: string): PublicationMessage | undefined {
  const paragraphs = text.trim().split('\n\n');
  // Reads only the last paragraph, because a writer could type a trailer as a part of the reason.
  const trailers = (paragraphs.at(-1) ?? '').split('\n').map((line) => TRAILER.exec(line));
  const all = (wanted: string) => trailers.flatMap((found) => (found?.[1] === wanted ? [found[2] ?? ''] : []));
  const [publication] = all('Publication');
  if (paragraphs.length < 2 || !/^\d+$/.test(publication ?? '')) return undefined;
  return {
    title: (paragraphs[0] ?? '').replace(SUBJECT, '').trim(),
    reason: paragraphs.slice(1, -1).join('\n\n'),
    publication: Number(publication),
    changes: all('Change').map(Number),
    writtenBy: all('Written-by'),
    approvedBy: all('Approved-by'),
    publishedBy: all('Published-by')[0] ?? '',
    takesBack: all('Takes-back').map(Number),
  };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Removes control characters, which git refuses, and lines without text at both ends. */
const cleanLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
