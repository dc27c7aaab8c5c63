/** The build puts the bytes of a font into the function's file. */
declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}
