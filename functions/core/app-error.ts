import { ERROR_STATUS, type ErrorCode } from '#shared/core/error-codes.ts';

export interface ErrorDetail {
  path: string;
  msg: string;
}

/** An expected failure: its text is for people, in Spanish. Anything else that is thrown is answered bare. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly cookies: string[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    extra: { details?: ErrorDetail[]; headers?: Record<string, string>; cookies?: string[] } = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = extra.details;
    this.headers = extra.headers;
    this.cookies = extra.cookies;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
