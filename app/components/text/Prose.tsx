import prose from './Prose.module.css';

export function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}

export function BulletList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={prose.bullets}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
