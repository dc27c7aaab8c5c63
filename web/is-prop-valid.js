/**
 * In place of the package, whose list of all attributes of HTML and SVG is 2 kB of every page. Chakra asks it about what is
 * neither a style nor a variant, and types let nothing through to an element but its attributes and what stands here.
 */
const OWN = new Set(['theme', 'as', 'asChild', 'unstyled', 'recipe']);

/** @returns whether a property goes on to the element. */
export default (name) => !OWN.has(name);
