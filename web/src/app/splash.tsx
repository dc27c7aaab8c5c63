/** The card of index.html, kept on screen until it is known who is there. Styled by base.css. */
export function Splash() {
  return (
    <div className="portada" role="status">
      <div className="portada-tarjeta">
        <img src="/favicon.svg" alt="" width="40" height="40" />
        <p className="portada-titulo">Cargando Idonea...</p>
        <p className="portada-texto">El sistema adaptativo de IA se está iniciando</p>
      </div>
    </div>
  );
}
