/** What an element holds: text, elements by name, or several elements of one name; undefined is left out. */
export type XmlValue =
  | string
  | number
  | boolean
  | undefined
  | { readonly [name: string]: XmlValue | readonly XmlValue[] };

const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** An S3 response as an XML document. */
export function writeXml(
  root: string,
  content: { readonly [name: string]: XmlValue | readonly XmlValue[] },
): string {
  const attribute = root === 'Error' ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>${children(content)}</${root}>`;
}

function children(content: { readonly [name: string]: XmlValue | readonly XmlValue[] }): string {
  return Object.entries(content)
    .flatMap(([name, value]) => (isList(value) ? value : [value]).map((item) => element(name, item)))
    .join('');
}

function isList(value: XmlValue | readonly XmlValue[]): value is readonly XmlValue[] {
  return Array.isArray(value);
}

function element(name: string, value: XmlValue): string {
  if (value === undefined) return '';
  return `<${name}>${typeof value === 'object' ? children(value) : escapeXml(String(value))}</${name}>`;
}

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters as references, as S3 writes them, although XML 1.0 allows none but tab and line ends. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\p{Cc}\ufffe\uffff]/gu, (character) => {
    return named[character] ?? `&#x${character.charCodeAt(0).toString(16)};`;
  });
}
