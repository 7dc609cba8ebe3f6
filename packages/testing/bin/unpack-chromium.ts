import sparticuz from '@sparticuz/chromium';

// The package unpacks into the directory for temporary files, which `chromium/chromium-path.ts` sets for this process alone.
await sparticuz.executablePath();
