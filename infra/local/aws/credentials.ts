/** The administrator's, which tests, the seed and the local run itself sign with. Only S3 checks the secret. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' } as const;

const FUNCTION_KEY = `${LOCAL_CREDENTIALS.accessKeyId}fn`;

/** Access key of a function's role; the secret is the administrator's. DynamoDB Local takes letters and figures only. */
export const functionAccessKey = (functionName: string) => FUNCTION_KEY + functionName.replaceAll('-', '');

export const isFunctionKey = (accessKeyId: string) => accessKeyId.startsWith(FUNCTION_KEY);
