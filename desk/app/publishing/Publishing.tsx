export function Publishing() {
  return null;
}
