const INDIA = '+91';

/** Address for tap-to-call. Trunk numbers lose their zero and gain +91; short codes and toll-free numbers stay as they are. */
export function telephoneAddress(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.startsWith('0') ? `tel:${INDIA}${digits.slice(1)}` : `tel:${digits}`;
}
