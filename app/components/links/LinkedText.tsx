import { telephoneAddress } from '#app/i18n/telephone.ts';
import { ExternalLink } from './ExternalLink.tsx';
import styles from './LinkedText.module.css';
import { linkify, type TextPart } from './linkify.ts';

/** Renders text of the content with links for its telephone numbers, e-mail and web addresses. */
export function LinkedText({ children }: { children: string }) {
  return linkify(children).map((part, index) => {
    const key = `${index} ${part.text}`;
    return <Part key={key} part={part} />;
  });
}

function Part({ part: { kind, text } }: { part: TextPart }) {
  switch (kind) {
    case 'words':
      return text;
    case 'phone':
      return (
        <a href={telephoneAddress(text)} className={styles.number}>
          {text}
        </a>
      );
    case 'email':
      return (
        <a href={`mailto:${text}`} className={styles.address}>
          {text}
        </a>
      );
    case 'address':
      return (
        <ExternalLink href={text} className={styles.address}>
          {text.replace(/^https?:\/\//, '')}
        </ExternalLink>
      );
  }
}
