/**
 * Spanish of who signs or is learning it: verbs unconjugated, the object first («vivir no querer»), and the same said in the
 * native languages of the countries, where they are mixed with Spanish.
 */
const QUERER =
  '(querer|quiere|pensar|piensa|decidir|desear|necesitar|mejor|gustar|preferir|planear|ganas|ya|intentar|probar)';
const YA = '(hoy|mañana|noche|esta noche|ya|pronto|ahora|sabado|domingo|viernes|lunes|mejor|solo|mucho|siempre)';

export const matarse: readonly string[] = [
  `(yo|mi) (${YA}|todos dias|cada dia|todo tiempo)? ${QUERER} (ya)? (morir|matar|suicidar|muerto|muerta|suicidio|matar yo|terminar vida|quitar vida|acabar vida)`,
  `${QUERER} (morir|suicidar|suicidio|matar (yo|mi|mismo|misma|a mi)|terminar (mi)? vida|quitar (mi)? vida|acabar (mi)? vida) ${YA}`,
  `yo (morir|suicidar|matar mi|matar yo|muerto|muerta) ${YA}`,
  `yo ${YA} (morir|suicidar|matar mi|matar yo|muerto|muerta)`,
  '(morir|suicidio|suicidar|muerte) (querer|quiero|decidir|decidido|pensar|pienso|mejor yo|yo mejor|yo querer|yo quiero|yo pensar)',
  '(vida|vivir|vivo) (ya)? no (querer|quiero|gustar|gusta|poder|puedo|servir|sirve|ganas|mas)',
  '(no|nada|ya no) (querer|ganas|poder|gustar) (mas|ya|de)? (vivir|vida|existir|despertar|seguir vivo|seguir viva)',
  'vivir (para que|nada|cansado|cansada|mal mucho|ganas no|no ganas)',
  'despertar no (querer|quiero|mas|nunca)',
  '(yo|mi) (no)? (importar|valer|existir) (nada)? (nadie)? (morir|mejor morir|muerto mejor|muerta mejor)',
  '(brazo|brazos|muñeca|muñecas|pierna|piernas) (cortar|corte|cortes) (yo|mi|sangre|mucho|esconder)',
  'yo (cortar|lastimar|quemar) (mi|mis|brazo|brazos|muñeca|piernas|yo|mismo|misma)',
  // Guaraní, Quechua, Aymara, Nahuatl.
  '(nda|na|nda che|na che|ndache|nache|nda che|che nda) (che)? (ganavei|ganaveima|ganai|ganaveimako|ganavéi|ganaveíma) ..2 (vida|vivir|aikove|aiko|viviseve)?',
  '(amanose|amanosema|amanosete|amanoseko|che amanose|amanóta|amanota|ndaikovese|ndaikovesei|ndaikosevei|ndaikoveseve|ndaikovesevei|ndaikovesevéima|ndaikosevéi|ajejukase|ajejukata|ajejukáta|ajejuvyse|ajejuvyta|che jejukase|aikovesei|ndaipotavéi aiko|ndaipotavei aiko|ndavy a rei)',
  '(wañuyta|wañuy|wanuyta|wañuyta|huañuyta) (munani|munanim|munanin|munashkani|munapayani|yuyani)',
  '(wañunayani|wañunayawan|wañunayan|wañunayawachkan|wanchikuyta munani|sipikuyta munani|sipikusaq|wañuchikusaq|wañuchikuyta munani|wañuchicunata munani)',
  'mana(na|ña|raq)? (kawsayta|causayta|kausanata|kawsanata) (munani|munanichu|munanchu|yachani)',
  'manaña (kawsayta|kausayta) munanichu',
  '(jiwañ|jiwaña|hiwañ|jiwañaw) (munta|muntwa|munapxta|amuyta)',
  '(jiwayasiñ|jiwayasiña) munta',
  '(nimikisneki|nimiquiznequi|nimikistneki|nimomiktis|nimomictiznequi|amo ninemisneki|amo nikneki ninemis)',
];
/** Preparations, unconjugated. */
export const indirectoGrave: readonly string[] = [
  '(pastilla|pastillas|veneno|soga|cuerda|pistola|cuchillo|navaja) (ya)? (guardar|comprar|tener|juntar|preparar|tomar|mesa|listo|lista|listas|mano) ..2 (todas|todo|muchas|mucha|caja|frasco|ya|hoy|noche|mañana|morir|mio|yo)',
  '(guardar|comprar|tener|juntar|tomar|tragar) (yo)? (pastilla|pastillas|veneno|soga) (todas|todo|muchas|mucha|ya|hoy|noche|mañana|morir|para morir|cien|cuarenta|cincuenta)',
  'carta (familia|mama|papa|hijos|hijo|hija|hermano|despedir|despedida|adios) (ya)? (escribir|dejar|escrito|poner|listo|lista|mesa)',
  '(escribir|dejar) (ya)? carta (familia|mama|papa|hijos|hijo|hija|adios|despedir|despedida)',
  '(yo|ya|yo ya) (tomar|tragar|comer) (pastilla|pastillas|veneno) (todas|todo|muchas|mucha|caja|frasco)',
];
