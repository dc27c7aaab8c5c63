/** First persons of a regular verb: what I do, did, did often, shall, would, may, might, have and had done, am doing. */
export function formasYo(infinitivo: string, presente?: string, preterito?: string): string {
  const raiz = infinitivo.slice(0, -2);
  const deAr = infinitivo.endsWith('ar');
  const hice = preterito ?? (deAr ? `${raiz.replace(/g$/, 'gu').replace(/c$/, 'qu')}e` : `${raiz}i`);
  const hago = presente ?? `${raiz}o`;
  const haga = deAr ? `${hago.slice(0, -1).replace(/g$/, 'gu').replace(/c$/, 'qu')}e` : `${hago.slice(0, -1)}a`;
  const [hacia, hiciera, haciendo, hecho] = deAr
    ? [`${raiz}aba`, `${raiz}ara`, `${raiz}ando`, `${raiz}ado`]
    : [`${raiz}ia`, `${raiz}iera`, `${raiz}iendo`, `${raiz}ido`];
  const hiciese = deAr ? `${raiz}ase` : `${raiz}iese`;
  return `${hago}|${hice}|${hacia}|${infinitivo}e|${infinitivo}ia|${haga}|${hiciera}|${hiciese}|(he|habia|habria|hubiera|hubiese|haya) ${hecho}|(estoy|ando|estaba|sigo|vivo|vengo|paso la vida|acabo|termino|acabaria|terminaria|terminare|acabare) ${haciendo}|(acabo de|vaya a|fuera a|vuelvo a|volvi a|volveria a|he vuelto a|vuelva a) ${infinitivo}`;
}

/** `me tiro…`, `me he tirado…`, `tirándome…`, `tirarme…`, of each verb; irregular ones as `colgar:cuelgo:colgue`. */
export function conMe(verbos: string, cola = ''): string[] {
  const each = verbos.split('|').map((verbo) => verbo.split(':') as [string, string?, string?]);
  const gerundio = (infinitivo: string) =>
    `${infinitivo.slice(0, -2)}${infinitivo.endsWith('ar') ? 'ando' : 'iendo'}me`;
  const sueltos = each.flatMap(([infinitivo]) => [
    `${infinitivo}me`,
    gerundio(infinitivo),
    `haberme ${infinitivo.slice(0, -1)}do`,
  ]);
  return [
    `(${sueltos.join('|')}) ${cola}`,
    `me (${each.map(([infinitivo, presente, preterito]) => formasYo(infinitivo, presente, preterito)).join('|')}) ${cola}`,
  ];
}
