import type { Chapter } from './row.ts';

export const cryptography: Chapter = {
  number: 11,
  title: 'Cryptography',
  rows: [
    {
      id: '11.1.1',
      level: 2,
      asks: 'A policy says how keys are managed through their life',
      decision: 'cumple',
      reason:
        'The security document has the inventory with who uses each key and how it ends; the runbook says how each is rotated',
      evidence: ['docs/security.md', 'docs/operacion/rotate-keys.md'],
    },
    {
      id: '11.1.2',
      level: 2,
      asks: 'An inventory lists keys, algorithms and certificates, and what each may protect',
      decision: 'cumple',
      reason: 'The security document has it',
      evidence: ['docs/security.md'],
    },
    {
      id: '11.2.1',
      level: 2,
      asks: 'Cryptography comes from proven implementations',
      decision: 'cumple',
      reason: "Node's OpenSSL, the browser's Web Crypto, KMS and aws-jwt-verify; nothing of our own",
      evidence: ['functions/core/adapters/secrets.ts', 'functions/core/ids.ts'],
    },
    {
      id: '11.2.2',
      level: 2,
      asks: 'Algorithms and keys can be exchanged, and data encrypted anew',
      decision: 'parcial',
      reason:
        'KMS rotates its keys and names them in the ciphertext; another key means saving each secret again by hand, and SHA-256 stands in several repositories',
      evidence: ['docs/operacion/rotate-keys.md', 'functions/core/adapters/secrets.ts'],
    },
    {
      id: '11.2.3',
      level: 2,
      asks: 'Every primitive has 128 bits of security or more',
      decision: 'parcial',
      reason: 'All of ours has; Cognito signs tokens with RSA of 2048 bits (112), which nobody but AWS can change',
      evidence: ['functions/core/ids.ts', 'infra/stacks/identity-stack.ts'],
    },
    {
      id: '11.3.1',
      level: 1,
      asks: 'No insecure modes or paddings',
      decision: 'cumple',
      reason: "Encryption is KMS's alone (AES-256-GCM); no code of ours picks a mode",
      evidence: [
        'functions/core/adapters/secrets.ts',
        'test/infra/production.integration.test.ts > is encrypted with a key of our own, which rotates and outlives its stack',
      ],
    },
    {
      id: '11.3.2',
      level: 1,
      asks: 'Approved ciphers only',
      decision: 'cumple',
      reason: 'AES-256-GCM of KMS, S3 and DynamoDB',
      evidence: ['functions/core/adapters/secrets.ts', 'infra/constructs/data-key.ts'],
    },
    {
      id: '11.3.3',
      level: 2,
      asks: 'Ciphertext cannot be changed unnoticed',
      decision: 'cumple',
      reason: 'It is authenticated, and bound to company and field',
      evidence: [
        'test/local-aws/kms.integration.test.ts > refuses a ciphertext with one changed bit',
        'test/local-aws/kms.integration.test.ts > decrypts with the same encryption context in any order',
      ],
    },
    {
      id: '11.4.1',
      level: 1,
      asks: 'Approved hash functions only',
      decision: 'cumple',
      reason: 'SHA-256 everywhere',
      evidence: [
        'functions/core/attempts.repository.ts',
        'functions/entrada/access-token.ts',
        'test/docs/asvs.unit.test.ts > uses no hash, cipher or random source but the approved ones',
      ],
    },
    {
      id: '11.4.2',
      level: 2,
      asks: 'Passwords are stored by a slow function made for it',
      decision: 'parcial',
      reason: 'The product stores none; Cognito does not publish its function, so we cannot show it',
      evidence: ['infra/stacks/identity-stack.ts'],
    },
    {
      id: '11.4.3',
      level: 2,
      asks: 'Hashes for integrity resist collisions',
      decision: 'cumple',
      reason:
        'SHA-256; names of stored documents use 96 bits of it, where only a second preimage would matter and access is checked apart',
      evidence: ['functions/datos/datos/typed.ts', 'functions/informes/informes-pdf/huella.ts'],
    },
    {
      id: '11.4.4',
      level: 2,
      asks: 'Keys derived from passwords use a stretching function',
      decision: 'no aplica',
      reason: 'No key is derived from a password',
      evidence: [],
    },
    {
      id: '11.5.1',
      level: 2,
      asks: 'Random values that must not be guessed have 128 bits from a cryptographic source',
      decision: 'parcial',
      reason:
        'Links, states and codes have 256 bits; temporary passwords have 12 characters as the specification says, about 70 bits, and end in seven days',
      evidence: [
        'functions/core/ids.ts',
        'shared/core/temporary-password.ts',
        'test/docs/asvs.unit.test.ts > uses no hash, cipher or random source but the approved ones',
      ],
    },
    {
      id: '11.6.1',
      level: 2,
      asks: 'Approved algorithms for key generation and signatures',
      decision: 'cumple',
      reason: 'RS256 by Cognito, HMAC-SHA-256 by the AWS signature; no code of ours makes keys',
      evidence: ['functions/core/token-verifier.ts', 'functions/core/adapters/upload-files.ts'],
    },
  ],
};
