import { S3Error } from './s3-error.ts';

/** An element of a request's XML. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface OpenElement {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
}

const token = /<\?xml[^>]*\?>|<(\/?)([A-Za-z][A-Za-z0-9]*)(?:\s[^<>]*?)?(\/?)>|([^<]+)/y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the plain XML that S3 requests are made of: elements and text. Document types, comments, CDATA and
 * processing instructions are refused, so nothing can refer to anything.
 * @throws S3Error MalformedXML
 */
export function readXml(source: string, rootName: string): XmlElement {
  const top: OpenElement = { name: '', text: '', children: [] };
  const open: OpenElement[] = [top];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const [, closing, name, empty, text] = token.exec(source) ?? malformed();
    const current = open.at(-1) ?? malformed();
    if (text !== undefined) current.text += decode(text);
    else if (closing === '/') close(open, name);
    else if (name !== undefined) start(open, current, name, empty === '/');
  }
  const [root] = top.children;
  if (open.length !== 1 || top.children.length !== 1 || root?.name !== rootName || top.text.trim() !== '')
    return malformed();
  return root;
}

/** The elements of that name directly below. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the only element of that name directly below; undefined when there is none. @throws S3Error */
export function textOf(element: XmlElement, name: string): string | undefined {
  const [child, ...others] = childrenOf(element, name);
  return others.length > 0 ? malformed() : child?.text;
}

function start(open: OpenElement[], parent: OpenElement, name: string, empty: boolean): void {
  const element: OpenElement = { name, text: '', children: [] };
  parent.children.push(element);
  if (!empty) open.push(element);
}

function close(open: OpenElement[], name: string | undefined): void {
  if (open.length < 2 || open.pop()?.name !== name) malformed();
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-z]+));|&/g, (_, hex, decimal, name) => {
    if (name !== undefined) return entities[String(name)] ?? malformed();
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : malformed();
  });
}

function malformed(): never {
  throw new S3Error('MalformedXML');
}
