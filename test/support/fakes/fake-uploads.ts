import type { ArchiveFiles } from '#functions/core/adapters/archive-files.ts';
import { asFolder, type Folder } from '#functions/core/adapters/folder.ts';
import type { UploadFiles } from '#functions/core/adapters/upload-files.ts';
import { FakeFiles } from './fake-services.ts';

/** The uploads bucket: signed forms and addresses are readable here, and pages are small. */
export class FakeUploads extends FakeFiles implements UploadFiles, ArchiveFiles {
  static readonly PAGE = 2;
  readonly modified = new Map<string, Date>();
  readonly forms: { key: string; contentType: string; maxBytes: number }[] = [];
  readonly withoutOldVersions: string[] = [];
  private readonly now: () => Date;

  constructor(now: () => Date) {
    super();
    this.now = now;
  }

  override async put(key: string, file: Parameters<UploadFiles['put']>[1]): Promise<void> {
    await super.put(key, file);
    this.modified.set(key, this.now());
  }

  async putStream(key: string, chunks: AsyncIterable<Buffer>, contentType: string): Promise<void> {
    const parts: Buffer[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    await this.put(key, { bytes: Buffer.concat(parts), contentType });
  }

  async getStream(key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const bytes = await this.get(key);
    return bytes && piecesOf(bytes);
  }

  async signForm(key: string, { contentType, maxBytes }: { contentType: string; maxBytes: number }) {
    this.forms.push({ key, contentType, maxBytes });
    return { url: 'https://uploads.test/', campos: { key, 'Content-Type': contentType } };
  }

  async signAddress(key: string, options: { contentType: string; disposition: string; seconds: number }) {
    const query = new URLSearchParams({ ...options, seconds: String(options.seconds) });
    return `https://uploads.test/${key}?${query}`;
  }

  async erase(folder: Folder) {
    return this.forget((key) => key.startsWith(asFolder(folder)));
  }

  async eraseFile(key: string) {
    return this.forget((each) => each === key);
  }

  private forget(isMeant: (key: string) => boolean): number {
    if (this.broken) throw new Error('ServiceUnavailable');
    const keys = [...this.stored.keys()].filter(isMeant);
    for (const key of keys) this.stored.delete(key);
    return keys.length;
  }

  /** There are no versions here. */
  async eraseOld(key: string) {
    this.withoutOldVersions.push(key);
  }

  async list(folder: Folder, cursor = '') {
    const after = [...this.stored.keys()].filter((key) => key.startsWith(asFolder(folder)) && key > cursor).toSorted();
    const page = after.slice(0, FakeUploads.PAGE);
    return {
      files: page.map((key) => ({ key, modified: this.modified.get(key) ?? new Date(0) })),
      cursor: after.length > page.length ? page.at(-1) : undefined,
    };
  }
}

const PIECE = 64 * 1024;

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
