import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What LibreOffice made of a CSV file. */
export interface OpenedSheet {
  /** The rows' cells: texts as they are shown, numbers as numbers. */
  rows: (string | number)[][];
  /** How many cells it would execute. */
  formulas: number;
}

/** Comma, double quote, UTF-8, from the first line: what its dialog proposes for such a file. */
const DEFAULTS = 'CSV:44,34,76,1';
/** The same, with the dialog's choice to read quoted cells as text and not as numbers. */
const QUOTED_IS_TEXT = `${DEFAULTS},,0,true,false`;

/** Where LibreOffice is: what LIBREOFFICE_PATH names, else `soffice` on the PATH; null for nowhere. */
export function findLibreOffice(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [process.env.LIBREOFFICE_PATH ?? '', ...folders.map((folder) => join(folder, 'soffice'))];
  return places.find((place) => place !== '' && existsSync(place)) ?? null;
}

/** Opens a CSV file as LibreOffice without a window does. */
export function openInLibreOffice(program: string, csv: string, quoted: 'text' | 'as_usual'): OpenedSheet {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-haul-sheet-'));
  try {
    const file = join(folder, 'leads.csv');
    writeFileSync(file, csv);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const filter = quoted === 'text' ? QUOTED_IS_TEXT : DEFAULTS;
    const convert = ['--convert-to', 'fods', `--infilter=${filter}`, '--outdir', folder, file];
    execFileSync(program, ['--headless', '--norestore', profile, ...convert], { stdio: 'ignore' });
    return readSheet(readFileSync(join(folder, 'leads.fods'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the one table of a flat OpenDocument file. */
function readSheet(xml: string): OpenedSheet {
  const [, table = ''] = /<table:table [^>]*>([\s\S]*?)<\/table:table>/.exec(xml) ?? [];
  const rows = [...table.matchAll(/<table:table-row[^>]*>([\s\S]*?)<\/table:table-row>/g)];
  return {
    rows: rows.map(([, row = '']) =>
      [...row.matchAll(CELL)].flatMap(([, attributes, content]) => cells(attributes, content)),
    ),
    formulas: [...table.matchAll(/table:formula=/g)].length,
  };
}

const CELL = /<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g;

/** A cell, as often as it is repeated. */
function cells(attributes = '', content = ''): (string | number)[] {
  const times = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
  const number = /office:value="([^"]*)"/.exec(attributes)?.[1];
  return Array<string | number>(times).fill(number === undefined ? text(content) : Number(number));
}

/** Paragraphs are lines; runs of blanks, tabs and line breaks are elements. */
function text(content: string): string {
  const paragraphs = [...content.matchAll(/<text:p(?: [^>]*)?(?:\/>|>([\s\S]*?)<\/text:p>)/g)];
  return paragraphs.map(([, inner = '']) => inline(inner)).join('\n');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function inline(inner: string): string {
  return inner
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_all, count?: string) => ' '.repeat(Number(count ?? 1)))
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<text:line-break\/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([\da-f]+);/gi, (_all, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
