export function History(_: { collection: string; entry: string }) {
  return null;
}
