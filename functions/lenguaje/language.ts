import type { Token } from './tokens.ts';

/** Fewer words than these name no language. */
const WORDS_MIN = 8;

/** Little words by which languages give themselves away. Spanish must lose clearly before another one is named. */
const LANGUAGES: Readonly<Record<string, RegExp>> = {
  inglés: /^(?:the|and|to|of|was|were|my|with|that|for|have|had|we|they|it|is|in|this|at|on|when|because|but|i|me)$/,
  francés: /^(?:le|les|des|et|est|une|dans|avec|pour|nous|je|mon|ma|mais|sur|du|au|ai|etait|avons|pas)$/,
  portugués: /^(?:o|os|uma|um|nao|com|em|do|da|dos|das|eu|foi|meu|minha|mas|isso|muito|fiz|tinha)$/,
  catalán: /^(?:els|les|amb|aquest|aquesta|vaig|vam|meu|meva|molt|perque|quan|i|dels|al)$/,
};
const SPANISH =
  /^(?:el|la|los|las|de|que|y|en|un|una|con|por|para|mi|lo|se|me|no|del|al|como|pero|cuando|porque|muy|era|fue|es)$/;

/** The language that the words are written in when it is clearly not Spanish, by its Spanish name. */
export function foreignLanguage(tokens: readonly Token[]): string | undefined {
  if (tokens.length < WORDS_MIN) return undefined;
  const share = (pattern: RegExp) => tokens.filter(({ word }) => pattern.test(word)).length / tokens.length;
  const spanish = share(SPANISH);
  return Object.entries(LANGUAGES).find(([, pattern]) => share(pattern) > 1.5 * spanish + 0.1)?.[0];
}
