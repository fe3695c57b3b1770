import { escapeHtml } from '../http/escape-html.ts'
import type { Letter } from './letters.ts'

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/** A letter as plain text. */
export function asText({ before, link, after }: Letter): string {
  const address = link === undefined ? [] : [`${link.label}:\n${link.url}`]
  return `${[...before, ...address, ...after, '— Margine'].join('\n\n')}\n`
}

/** A letter as HTML: one column, readable without images, the link also spelled out. */
export function asHtml({ subject, before, link, after }: Letter): string {
  const button =
    link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#145b46;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;color:#5b6470;font-size:14px">Se il pulsante non funziona, copia questo indirizzo nel browser:<br><a href="${escapeHtml(link.url)}" style="color:#145b46;word-break:break-all">${escapeHtml(link.url)}</a></p>`
  return `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f8f7f3;color:#1c2430;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;border:1px solid #e3e1da;border-radius:14px;background:#ffffff">
<p style="margin:0 0 20px;font-size:19px;font-weight:700;letter-spacing:-.02em">Margine</p>
${before.map(paragraph).join('\n')}
${button}
${after.map(paragraph).join('\n')}
</div>
</body>
</html>
`
}
