import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { MetadataJson } from 'libphonenumber-js/core';
import library from 'libphonenumber-js/min/metadata';
import { PHONE_METADATA } from './phone-metadata.ts';

const FILE = new URL('./phone-metadata.ts', import.meta.url);
const JSON_TEXT = /String\.raw`[^`]*`/;
const NORTH_AMERICA = '1';
/** Calling code, prefix for international calls, pattern, lengths; what follows tells how to group the digits. */
const PATTERN_FIELDS = 4;

/**
 * North America whole, with the patterns that tell a number of Halifax from one that nobody has. Of every other calling
 * code the first country's general pattern: enough to refuse what cannot be dialled, at a third of the weight.
 */
function reduced({ version, country_calling_codes, countries }: MetadataJson): MetadataJson {
  const codes = Object.entries(country_calling_codes).map(
    ([code, of]) => [code, code === NORTH_AMERICA ? of : of.slice(0, 1)] as const,
  );
  const kept = codes.flatMap(([code, of]) =>
    of.map((country) => {
      const fields = countries[country] as unknown[];
      return [country, code === NORTH_AMERICA ? fields : fields.slice(0, PATTERN_FIELDS)] as const;
    }),
  );
  return {
    version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(kept),
  } as unknown as MetadataJson;
}

/** A country a line, so that an update of the library can be read as a diff. */
function written({ version, country_calling_codes, countries }: MetadataJson): string {
  const lines = Object.entries(countries).map(
    ([country, fields]) => `"${country}":${JSON.stringify(fields)}`,
  );
  const codes = JSON.stringify(country_calling_codes);
  return `{"version":${version},"country_calling_codes":${codes},"countries":{\n${lines.join(',\n')}\n}}`;
}

if (process.env.WRITE_PHONE_METADATA === '1') {
  const file = readFileSync(FILE, 'utf8');
  writeFileSync(
    FILE,
    file.replace(JSON_TEXT, () => `String.raw\`${written(reduced(library))}\``),
  );
}

it("PHONE_METADATA is the library's metadata, reduced; after an update run this test with WRITE_PHONE_METADATA=1", () => {
  expect(PHONE_METADATA).toEqual(JSON.parse(JSON.stringify(reduced(library))));
});
