export function ChangeScreen(_: { id: number }) {
  return null;
}
