/** On a narrow screen an address breaks before its @, not before its last letter. */
export function Email({ children }: { children: string }) {
  const at = children.indexOf('@');
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
