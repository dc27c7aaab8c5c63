/**
 * What an invented candidate says, by question of `entrevistas-profundidad`: the answer, and after it what they add
 * each time they are asked for more. The interview is left where the voice has no more to say.
 */
export type Voz = Readonly<Record<string, readonly [string, ...string[]]>>;
