import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
import italic from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf';
import semiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf';

/** The screens' Inter in three static faces: what a PDF embeds of a font is what it uses of one of these. */
export const FONTS = { regular, italic, semiBold };
export type FontName = keyof typeof FONTS;
