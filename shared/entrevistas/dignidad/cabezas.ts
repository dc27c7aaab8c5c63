/**
 * The heaviest phrases, folded, for a browser without network: a text that has one is answered with care at once and not
 * queued. Only what nobody says of their work; the rules of the server read the rest.
 */
export const CABEZAS: readonly string[] =
  `matarme,me quiero matar,me voy a matar,suicidarme,me quiero suicidar,me voy a suicidar,
quitarme la vida,quitarme de en medio,quitarme del medio,pensando en el suicidio,pienso en el suicidio,tengo ideas suicidas,
acabar con mi vida,terminar con mi vida,poner fin a mi vida,ahorcarme,me voy a ahorcar,
guindarme,me quiero guindar,pegarme un tiro,me voy a pegar un tiro,darme un tiro,cortarme las venas,me corte las venas,
tirarme al tren,tirarme al metro,tirarme del puente,tirarme de un puente,tirarme a las vias,aventarme al metro,
irme de este mundo,quiero morir,me quiero morir,kiero morir,quisiera morir,ganas de morir,quiero estar muerta,quiero estar muerto,
estaria mejor muerta,estaria mejor muerto,ya no quiero vivir,no quiero vivir mas,no kiero vivir,no quiero seguir viviendo,no quiero seguir viva,no quiero seguir vivo,
no tengo ganas de vivir,cansada de vivir,cansado de vivir,harta de vivir,harto de vivir,estaria mejor sin mi,
estarian mejor sin mi,no merezco vivir,no despertar nunca,y no despertar,y ya no despertar,autolesiono,volvi a cortarme,
ganas de hacerme dano,me tome todas las pastillas,esta es mi despedida,no me van a volver a ver,kill myself,want to die,
quero morrer,vull morir,no vull viure`
    .split(',')
    .map((cabeza) => cabeza.trim());

/** As `CABEZAS` are written. */
export const plegar = (texto: string) =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

export function llevaCabeza(texto: string): boolean {
  const plegado = plegar(texto);
  return CABEZAS.some((cabeza) => plegado.includes(cabeza));
}
