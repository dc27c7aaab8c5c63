import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Emulator, EmulatorOptions } from './emulator.ts';
import { DEFAULT_REGION, LOCAL_ACCOUNT, openStateFolder } from './emulator.ts';
import { openJsonFile } from './json-file.ts';
import type { JsonOperation } from './json-protocol.ts';
import { AwsError, serveJsonService } from './json-protocol.ts';

export interface KmsEmulator extends Emulator {
  /** Makes sure a symmetric key of that id exists, reachable by the aliases too; returns its ARN. */
  ensureKey(keyId: string, aliases?: readonly `alias/${string}`[]): Promise<string>;
}

interface StoredKey {
  /** 256 bits, base64. */
  material: string;
  /** ISO 8601. */
  createdAt: string;
}

interface KeyRing {
  keys: Record<string, StoredKey>;
  aliases: Record<string, string>;
}

type EncryptionContext = Record<string, string> | undefined;

const MAX_PLAINTEXT_BYTES = 4096;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Symmetric keys as KMS has them. The key material never leaves the process but for its 0600 file. */
export async function startKms({ dir, port, region = DEFAULT_REGION }: EmulatorOptions): Promise<KmsEmulator> {
  const file = openJsonFile<KeyRing>(dir && path.join((await openStateFolder(dir, 'kms')).path, 'keys.json'), {
    keys: {},
    aliases: {},
  });
  const ring = file.value;
  const arnOf = (keyId: string) => `arn:aws:kms:${region}:${LOCAL_ACCOUNT}:key/${keyId}`;

  const addKey = (keyId: string) => {
    ring.keys[keyId] = { material: randomBytes(32).toString('base64'), createdAt: new Date().toISOString() };
  };
  const metadataOf = (keyId: string) => ({
    KeyMetadata: {
      KeyId: keyId,
      Arn: arnOf(keyId),
      AWSAccountId: LOCAL_ACCOUNT,
      CreationDate: new Date(ring.keys[keyId]?.createdAt ?? 0),
      Enabled: true,
      KeyState: 'Enabled',
      KeyUsage: 'ENCRYPT_DECRYPT',
      KeySpec: 'SYMMETRIC_DEFAULT',
      KeyManager: 'CUSTOMER',
      Origin: 'AWS_KMS',
    },
  });

  const operations: Record<string, JsonOperation> = {
    CreateKey() {
      const keyId = randomUUID();
      addKey(keyId);
      file.save();
      return metadataOf(keyId);
    },
    DescribeKey({ KeyId }) {
      return metadataOf(findKeyId(ring, KeyId));
    },
    Encrypt({ KeyId, Plaintext, EncryptionContext }) {
      const keyId = findKeyId(ring, KeyId);
      const plaintext = Buffer.from(Plaintext ?? '', 'base64');
      if (!plaintext.length || plaintext.length > MAX_PLAINTEXT_BYTES) {
        throw new AwsError('ValidationException', `Plaintext must have 1 to ${MAX_PLAINTEXT_BYTES} bytes`);
      }
      return {
        KeyId: arnOf(keyId),
        CiphertextBlob: seal(ring, keyId, plaintext, EncryptionContext).toString('base64'),
        EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
      };
    },
    Decrypt({ KeyId, CiphertextBlob, EncryptionContext }) {
      const { keyId, plaintext } = open(ring, Buffer.from(CiphertextBlob ?? '', 'base64'), EncryptionContext);
      if (KeyId && findKeyId(ring, KeyId) !== keyId) {
        throw new AwsError('IncorrectKeyException', 'The ciphertext was not made with the key of this request');
      }
      return {
        KeyId: arnOf(keyId),
        Plaintext: plaintext.toString('base64'),
        EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
      };
    },
    GenerateDataKey({ KeyId, KeySpec, NumberOfBytes, EncryptionContext }) {
      const keyId = findKeyId(ring, KeyId);
      const dataKey = randomBytes(NumberOfBytes ?? (KeySpec === 'AES_128' ? 16 : 32));
      return {
        KeyId: arnOf(keyId),
        Plaintext: dataKey.toString('base64'),
        CiphertextBlob: seal(ring, keyId, dataKey, EncryptionContext).toString('base64'),
      };
    },
  };

  const service = await serveJsonService({ operations, port });
  return {
    ...service,
    async ensureKey(keyId, aliases = []) {
      if (!ring.keys[keyId]) addKey(keyId);
      for (const alias of aliases) ring.aliases[alias] = keyId;
      file.save();
      return arnOf(keyId);
    },
  };
}

/** Takes an id, an alias or the ARN of either. */
function findKeyId(ring: KeyRing, reference = ''): string {
  const name = reference.replace(/^arn:aws:kms:[^:]*:[^:]*:/, '').replace(/^key\//, '');
  const keyId = ring.aliases[name] ?? name;
  if (!Object.hasOwn(ring.keys, keyId)) throw new AwsError('NotFoundException', `Key '${reference}' does not exist`);
  return keyId;
}

/** The same context in any order gives the same bytes. */
function contextBytes(context: EncryptionContext): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(context ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Blob: length of the key id (1 byte), key id, IV, tag, ciphertext. Decrypt needs no key id, as in KMS. */
function seal(ring: KeyRing, keyId: string, plaintext: Buffer, context: EncryptionContext): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', materialOf(ring, keyId), iv).setAAD(contextBytes(context));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  const id = Buffer.from(keyId);
  return Buffer.concat([Buffer.from([id.length]), id, iv, cipher.getAuthTag(), ciphertext]);
}

function open(ring: KeyRing, blob: Buffer, context: EncryptionContext): { keyId: string; plaintext: Buffer } {
  try {
    const idEnd = 1 + (blob[0] ?? 0);
    const ivEnd = idEnd + IV_BYTES;
    const tagEnd = ivEnd + TAG_BYTES;
    const keyId = blob.subarray(1, idEnd).toString();
    const decipher = createDecipheriv('aes-256-gcm', materialOf(ring, keyId), blob.subarray(idEnd, ivEnd));
    decipher.setAAD(contextBytes(context)).setAuthTag(blob.subarray(ivEnd, tagEnd));
    return { keyId, plaintext: Buffer.concat([decipher.update(blob.subarray(tagEnd)), decipher.final()]) };
  } catch {
    // KMS tells nobody whether the blob, the key or the context was wrong.
    throw new AwsError('InvalidCiphertextException', 'The ciphertext or its encryption context is not valid');
  }
}

function materialOf(ring: KeyRing, keyId: string): Buffer {
  const key = Object.hasOwn(ring.keys, keyId) ? ring.keys[keyId] : undefined;
  if (!key) throw new AwsError('NotFoundException', `Key '${keyId}' does not exist`);
  return Buffer.from(key.material, 'base64');
}
