const INDIA = '+91';

/** Returns a `tel:` address: +91 replaces the zero of trunk numbers; short codes and toll-free numbers do not change. */
export function telephoneAddress(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.startsWith('0') ? `tel:${INDIA}${digits.slice(1)}` : `tel:${digits}`;
}
