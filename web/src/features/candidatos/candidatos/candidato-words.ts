/** '1 candidato', '12 candidatos'. */
export const candidatosText = (count: number) => (count === 1 ? '1 candidato' : `${count} candidatos`);
