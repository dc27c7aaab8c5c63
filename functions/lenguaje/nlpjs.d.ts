/** Only the files that we bundle; the package carries no types and its main entry is three times as large. */
declare module '@nlpjs/lang-es/src/stemmer-es.js' {
  export default class StemmerEs {
    stemWord(word: string): string;
  }
}
declare module '@nlpjs/lang-es/src/sentiment/senticon_es.json' {
  const polarityByStem: Record<string, number>;
  export default polarityByStem;
}
declare module '@nlpjs/lang-es/src/sentiment/afinn_es.json' {
  const valenceByStem: Record<string, number>;
  export default valenceByStem;
}
