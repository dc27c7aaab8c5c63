/** The alternatives of a list of data, `diabetic@|de baja`: `@` stands for gender, number and the ending of no gender. */
export function flexion(lista: string): string {
  return [...new Set(lista.split('|').flatMap((entry) => flexionOf(entry.trim())))].filter(Boolean).join('|');
}

function flexionOf(entry: string): string[] {
  if (!entry.includes('@')) {
    const one = /^\p{L}{5,}$/u.test(entry) && !entry.endsWith('s');
    return one ? [entry, `${entry}${/[aeo]$/u.test(entry) ? 's' : 'es'}`] : [entry];
  }
  const endings = /(?:[dst]or|español)@/u.test(entry) ? ['', 'a', 'es', 'as'] : ['o', 'a', 'os', 'as', 'e'];
  return endings.map((ending) => entry.replaceAll('@', ending));
}

/** First person of a verb: `predico`, `prediqué`, `he predicado`, `predicando`, `voy a predicar`. */
export function enPrimeraPersona(infinitivo: string): string {
  const [, me = '', raiz = '', vocal = ''] = /^(me )?(\p{L}+)([aei])r$/u.exec(infinitivo) ?? [];
  const soft = raiz.replace(/c$/u, 'qu').replace(/g$/u, 'gu');
  const ar = vocal === 'a';
  const formas = [
    `${raiz}o`,
    `${ar ? soft : raiz}${ar ? 'e' : 'i'}`,
    ar ? `${raiz}amos` : `${raiz}imos`,
    ar ? `${raiz}aba` : `${raiz}ia`,
    `(he|hemos|habia|estoy|estuve|ando|sigo|llevo ..2) ${ar ? `${raiz}ado` : `${raiz}ido`}`,
    `(estoy|estuve|ando|anduve|sigo|llevo ..2) ${raiz}${ar ? 'ando' : 'iendo'}`,
    `${raiz}${ar ? 'ando' : 'iendo'}`,
    `(voy a|iba a|suelo|quiero|empece a|deje de|me toca|tengo que|al|por) ${raiz}${vocal}r`,
  ];
  const nosotros = formas.filter((forma) => !forma.includes('(') && !forma.endsWith('mos'));
  return me
    ? `(${nosotros.map((forma) => `me ${forma}`).join('|')}|(me he|me habia) ${raiz}${ar ? 'ado' : 'ido'}|${raiz}${ar ? 'ando' : 'iendo'}me|${raiz}${vocal}rme)`
    : `(${formas.join('|')})`;
}
