import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './LinkedText.module.css';

/** Matches Indian telephone numbers (trunk code, 1800, helplines 14xxx and 15xxx), e-mail addresses, and URLs (without final punctuation). */
const CONTACT_PATTERN =
  /(\b0\d{2,4}-\d{6,8}\b|\b1800-\d{3}-\d{3,4}\b|\b1[45]\d{3}\b|[\w.]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[\w\-./]*\w)/u;

/** Renders content text and turns telephone numbers, e-mail addresses and URLs into links. */
export function LinkedText({ children }: { children: string }) {
  // Every second part is a match, because `split` with a capturing group also returns the matches.
  return children.split(CONTACT_PATTERN).map((text, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id but their index.
    index % 2 === 1 ? <ContactLink key={index} text={text} /> : text,
  );
}

export function LinkedParagraph({ children }: { children: string }) {
  return (
    <p>
      <LinkedText>{children}</LinkedText>
    </p>
  );
}

export function LinkedItems({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <li key={line}>
      {/* Keeps text and links in one grid cell if the item is a grid. */}
      <span>
        <LinkedText>{line}</LinkedText>
      </span>
    </li>
  ));
}

function ContactLink({ text }: { text: string }) {
  if (text.startsWith('http'))
    return (
      <ExternalLink href={text} className={styles.address}>
        {text.replace(/^https?:\/\//, '')}
      </ExternalLink>
    );
  const isEmail = text.includes('@');
  return (
    <a href={isEmail ? `mailto:${text}` : telephoneAddress(text)} className={isEmail ? styles.address : styles.number}>
      {text}
    </a>
  );
}
