import type { Speech } from '#functions/core/adapters/speech.ts';

/** A speech provider that gives tokens for the keys named in `valid`. */
export class FakeSpeech implements Speech {
  readonly valid = new Set<string>();
  readonly granted: string[] = [];

  async grant(clave: string) {
    if (!this.valid.has(clave)) return undefined;
    this.granted.push(clave);
    return { token: `jwt-${this.granted.length}`, expiresIn: 60 };
  }

  listenUrl(modelo: string, idioma: string): string {
    return `wss://voz.test/v1/listen?model=${modelo}&language=${idioma}`;
  }
}
