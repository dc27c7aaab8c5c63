/** The part of s3rver 3 the S3 emulator uses; the package ships no types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent?: boolean;
      vhostBuckets?: boolean;
      allowMismatchedSignatures?: boolean;
    });
    listen(socketPath: string): Promise<Server>;
  }
}
