/** Verified as the providers' mappings spell it: Google says true, Microsoft's `xms_edov` is true or 1. */
const VERIFIED: readonly unknown[] = [true, 'true', 1, '1'];

/**
 * The e-mail to look a user up by: trimmed, in lower case, and nothing but ASCII. Letters that only look like ASCII, or
 * become it in lower case (the Kelvin sign does), belong to somebody else's address.
 * @returns undefined for an e-mail that is not verified or cannot be one of ours.
 */
export function verifiedEmail(email: string | undefined, isVerified: unknown): string | undefined {
  const address = email?.trim();
  if (!address || !VERIFIED.includes(isVerified) || !/^[\x21-\x7e]+$/.test(address)) return undefined;
  return address.toLowerCase();
}
