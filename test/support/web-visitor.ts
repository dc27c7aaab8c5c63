/** A browser without screens: follows redirects and keeps cookies, each host's apart. */
export class WebVisitor {
  private readonly jars = new Map<string, Map<string, string>>();

  /** Goes to an address and on to wherever it leads; stops before an address that begins with `until`. */
  async go(address: string, until: string): Promise<{ url: URL; text: string }> {
    return this.follow(address, { method: 'GET' }, until);
  }

  /** Chooses an account at a stand-in provider, whose page is at `page`. */
  async choose(page: URL, account: { email: string; isVerified?: boolean }, until: string) {
    const { email, isVerified = true } = account;
    const body = new URLSearchParams({ email, ...(isVerified && { verificado: '1' }) });
    return this.follow(page.href, { method: 'POST', body }, until);
  }

  async decline(page: URL, until: string) {
    return this.follow(page.href, { method: 'POST', body: new URLSearchParams({ cancelar: '1' }) }, until);
  }

  cookies(host: string): string {
    return [...(this.jars.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private async follow(address: string, init: RequestInit, until: string): Promise<{ url: URL; text: string }> {
    let url = new URL(address);
    let request = init;
    for (let steps = 0; steps < 20; steps++) {
      const response = await fetch(url, {
        ...request,
        redirect: 'manual',
        headers: { cookie: this.cookies(url.host) },
      });
      this.keep(url.host, response.headers.getSetCookie());
      const location = response.headers.get('location');
      if (!location) return { url, text: await response.text() };
      url = new URL(location, url);
      if (url.href.startsWith(until)) return { url, text: '' };
      request = { method: 'GET' };
    }
    throw new Error(`Too many redirects, at last to ${url}`);
  }

  private keep(host: string, cookies: string[]): void {
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
  }
}
