const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Cognito's e-mail with the code for a new password when the template `recovery` gives it no words, in the look of the
 * platform's own e-mails (`functions/correos/plantillas/layout.ts`, which nothing here may import). `{####}` is Cognito's
 * place for the code.
 */
export const VERIFICATION_MAIL = {
  subject: 'Tu código para cambiar la contraseña de Idonea',
  body: `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>Tu código para cambiar la contraseña de Idonea</title></head><body>
<div style="margin:0;background:#f4f6f8;color:#1d2733;${FONT};font-size:16px;padding:32px 16px">
<div style="max-width:496px;margin:0 auto;background:#ffffff;border:1px solid #e3e8ee;border-radius:8px;padding:24px 32px">
<p style="margin:0 0 16px;font-weight:700;color:#0066cc;font-size:18px">Idonea</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">Cambia tu contraseña</h1>
<p style="margin:0 0 16px;line-height:1.6">Escribe este código en la página en la que lo pediste y elige una contraseña nueva:</p>
<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">{####}</p>
<p style="margin:0 0 16px;line-height:1.6">Sirve durante una hora. Al cambiar la contraseña se cerrarán todas tus sesiones abiertas.</p>
<p style="margin:0;padding-top:16px;border-top:1px solid #e3e8ee;color:#5b6875;font-size:14px;line-height:1.5">Si no pediste este código, no hagas nada: tu contraseña sigue siendo la misma. No se lo des a nadie, tampoco a quien diga ser de Idonea.</p>
</div></div></body></html>`,
};
