/**
 * A value that is made at its first use and kept. Schemas are lazy so that a function which imports a domain's
 * contracts pays only for the schemas it calls.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
