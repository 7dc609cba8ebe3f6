import { SITE } from '../site/site.ts';
import type { Notice, NoticePart } from './notice.ts';

/** Classes carry what changes in the dark; the light look stands in attributes, which all mail programs read. */
const DARK = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0E1B1F !important; }
  .card { background: #14262B !important; border-color: #2A4047 !important; }
  .ink { color: #E8F1F2 !important; }
  .quiet { color: #A9BCC1 !important; }
  .brand { color: #6FC3CF !important; }
  .button { background: #6FC3CF !important; border-color: #6FC3CF !important; color: #0E1B1F !important; }
  .other { border-color: #6FC3CF !important; color: #6FC3CF !important; }
}`;

const FONT = "font-family: Figtree, 'Segoe UI', Helvetica, Arial, sans-serif;";
const INK = `${FONT} color: #10262C; font-size: 16px; line-height: 1.6;`;
const QUIET = `${FONT} color: #5A6B70; font-size: 14px; line-height: 1.5;`;

/** The same mail as an HTML document, without scripts, images and anything from elsewhere. */
export function noticeHtml({ subject, parts, footer, language = 'en' }: Notice): string {
  const main = parts.find(({ kind }) => kind === 'link');
  return `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin: 0; padding: 24px 12px; background: #FBF8F3;">
<main class="card" style="max-width: 560px; margin: 0 auto; padding: 24px 24px 8px; border: 1px solid #E4DED4; border-radius: 12px; background: #FFFFFF;">
<p class="brand" style="${FONT} margin: 0 0 16px; color: #0B5563; font-size: 18px; font-weight: 700;">${escapeHtml(SITE.brand)}</p>
${parts.map((part) => partHtml(part, part === main)).join('\n')}
</main>
<p class="quiet" style="${QUIET} max-width: 560px; margin: 16px auto 0; padding: 0 24px;">${lines(footer)}</p>
</body>
</html>
`;
}

/** @param isMain of the first link: what there is to do */
function partHtml(part: NoticePart, isMain: boolean): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="${INK} margin: 0 0 16px;">${lines(part.text)}</p>`;
    case 'facts':
      return `<dl style="margin: 0 0 16px;">\n${part.facts.map(factHtml).join('\n')}\n</dl>`;
    case 'link':
      return `<p style="margin: 0 0 16px;"><a class="${isMain ? 'button' : 'other'}" href="${escapeHtml(part.url)}" style="${FONT} display: inline-block; padding: 11px 19px; border: 1px solid #0B5563; border-radius: 8px; ${isMain ? 'background: #0B5563; color: #FFFFFF;' : 'color: #0B5563;'} font-size: 16px; font-weight: 600; text-decoration: none;">${escapeHtml(part.label)}</a></p>`;
    default:
      return part satisfies never;
  }
}

function factHtml([label, value]: readonly [string, string]): string {
  const head = `<dt class="quiet" style="${QUIET}">${escapeHtml(label)}</dt>`;
  return `${head}<dd class="ink" style="${INK} margin: 0 0 8px; overflow-wrap: anywhere;">${lines(value)}</dd>`;
}

/** They stay on one line: mail programs break them at their hyphens, and dial or write to half of them. */
const UNBROKEN = [SITE.callbackPhone, SITE.supportEmail].map(escapeHtml);

function lines(text: string): string {
  const escaped = escapeHtml(text).replaceAll('\n', '<br>');
  return UNBROKEN.reduce(
    (html, whole) => html.replaceAll(whole, `<span style="white-space: nowrap;">${whole}</span>`),
    escaped,
  );
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that means itself in HTML, also within the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
