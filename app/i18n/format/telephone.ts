const INDIA = '+91';

/** Makes an address for tap-to-call: +91 replaces the zero of trunk numbers; short codes and toll-free numbers stay. */
export function telephoneAddress(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.startsWith('0') ? `tel:${INDIA}${digits.slice(1)}` : `tel:${digits}`;
}
