/** Stands for "no limit" wherever the product limits something. */
export const ILIMITADO = -1;
