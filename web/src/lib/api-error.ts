/** Texts of the transport. */
export const TEXTO_TIEMPO = 'Timeout: El servidor tardó demasiado en responder';
export const TEXTO_CONEXION = 'Error de conexión';

export interface ErrorDetail {
  path: string;
  msg: string;
}

/** A failed call. `status` 0 means that no answer came; `code` is then `SIN_CONEXION` or `TIEMPO_CLIENTE`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetail[];
  readonly requestId: string | undefined;
  /** Seconds to wait before the next try, as the server said (429). */
  readonly retryAfter: number | undefined;

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    details?: ErrorDetail[];
    requestId?: string;
    retryAfter?: number;
  }) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? [];
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }

  /** Whether the same request may succeed later, unchanged. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The failure that an answer which is not ok stands for, whatever its body looks like. */
export function failureOf(status: number, body: unknown, headers: Headers): ApiError {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  return new ApiError({
    status,
    code: text(fields.code) ?? `HTTP_${status}`,
    message: text(fields.message) ?? text(fields.error) ?? `Error ${status}`,
    details: Array.isArray(fields.details) ? (fields.details as ErrorDetail[]) : [],
    requestId: text(fields.requestId) ?? headers.get('x-request-id') ?? headers.get('apigw-requestid') ?? undefined,
    retryAfter: Number(headers.get('retry-after')) || undefined,
  });
}

/** What a person reads about any failure: never a stack, never "undefined". */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error && error.message ? `Error inesperado: ${error.message}` : 'Error inesperado';
}
