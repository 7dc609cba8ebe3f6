/**
 * Adds to package-lock.json the optional packages of other platforms that a registry mirror does not carry. npm leaves
 * out what it cannot look up, and `npm ci` then refuses the lock file. Run after `npm install` on such a mirror;
 * elsewhere it finds nothing to add.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const OS = [
  'android',
  'darwin',
  'linux',
  'freebsd',
  'win32',
  'openharmony',
  'aix',
  'netbsd',
  'openbsd',
  'sunos',
];
const CPU = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

/** What the name of a platform package says of where it runs. */
function platformOf(name) {
  const words = name.toLowerCase().split(/[-/_]/);
  const cpu = words.map((word) => CPU[word]).find(Boolean);
  const os = cpu === 'wasm32' ? undefined : words.find((word) => OS.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc';
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
    ...(os && { os: [os] }),
  };
}

/** The places in which Node would look for a package from where another one stands. */
function placesFrom(where, name) {
  const folders = where
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
  return [
    ...folders.filter(Boolean).map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
let added = 0;
for (const [where, info] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(info.optionalDependencies ?? {})) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue;
    if (placesFrom(where, name).some((place) => lock.packages[place])) continue;
    const { cpu, libc, os } = platformOf(name);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu && { cpu }),
      ...(info.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${added} package(s) added to package-lock.json.`);
