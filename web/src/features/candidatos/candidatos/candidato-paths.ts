/** The booking form lives on the interviews screen: it opens there with the candidate chosen. */
export const BOOK_PATH = (candidatoId: string) => `/entrevistas?programar=${encodeURIComponent(candidatoId)}`;
