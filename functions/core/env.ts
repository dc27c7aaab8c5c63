/** The function's own environment, as the CDK app sets it. A missing name is a deployment fault, said plainly. */
export function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Environment variable ${name} is not set`);
  return value;
}
