/** One answer, whole, and who was given it. */
export interface Dicho {
  quien: string;
  /** `GET /api/candidatos/…`, without the query. */
  ruta: string;
  status: number;
  /** Head and body. */
  texto: string;
  datos: Record<string, unknown>;
}

/** Somebody at the API of a stack, as a browser would be; all that they are told is kept in `dichos`. */
export class Persona {
  readonly quien: string;
  private readonly origin: string;
  private readonly dichos: Dicho[];
  private bearer: string | undefined;
  private cookie = '';

  constructor(quien: string, origin: string, dichos: Dicho[], bearer?: string) {
    this.quien = quien;
    this.origin = origin;
    this.dichos = dichos;
    this.bearer = bearer;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Dicho> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
        ...(this.cookie && { cookie: this.cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const [setCookie] = response.headers.getSetCookie();
    if (setCookie) this.cookie = setCookie.split(';')[0] ?? '';
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const datos = (isJson && JSON.parse(text).data) || {};
    if (typeof datos.token === 'string') this.bearer = datos.token;
    const dicho = {
      quien: this.quien,
      ruta: `${method} ${path.split('?')[0]}`,
      status: response.status,
      texto: `${JSON.stringify([...response.headers])}\n${text}`,
      datos,
    };
    this.dichos.push(dicho);
    return dicho;
  }

  /** What must succeed: a canary that was never sown would be found nowhere. */
  async must(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const { status, datos, texto } = await this.ask(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path} answered ${status} to ${this.quien}: ${texto}`);
    return datos;
  }

  /** What this session is held by: the access token, and the refresh token of the cookie. */
  get sesion(): { acceso: string; renovacion: string } {
    return { acceso: this.bearer ?? '', renovacion: this.cookie.replace(/^[^=]*=/, '') };
  }
}
