/** Every zone of this browser as a choice, the named ones first: the person's own, say. */
export function zoneOptions(
  first: readonly string[],
  supported: readonly string[] = Intl.supportedValuesOf('timeZone'),
): { value: string; label: string }[] {
  return [...new Set([...first, ...supported])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
