/** A CV that was chosen in a form. A candidate has to be saved before a file can be theirs: their page sends it. */
let pending: { candidatoId: string; file: File } | undefined;

/** Where the form leads once the candidate is saved: to the documents when there is a CV to send. */
export function leadOn(candidatoId: string, file: File | undefined): string {
  if (!file) return `/candidatos/${candidatoId}`;
  pending = { candidatoId, file };
  return `/candidatos/${candidatoId}?tab=documentos`;
}

/** The file that waits for a candidate, once. */
export function takeCv(candidatoId: string): File | undefined {
  if (pending?.candidatoId !== candidatoId) return undefined;
  const { file } = pending;
  pending = undefined;
  return file;
}
