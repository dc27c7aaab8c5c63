/** Stands for the package of the same name in the bundle, see vite.config.ts. */
export default function hoistNonReactStatics(target) {
  return target;
}
