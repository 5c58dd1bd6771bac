export function Media() {
  return null;
}
