import path from 'node:path';
import {GROWTH, growthTable} from './lib/growth';

/**
 * `npm run bench:growth [-- <number of pages>…]`: the part of `npm run bench` about this site and a stock one with that many more pages.
 * Memory is measured with `ps` (Linux, macOS).
 */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  console.log(await growthTable(path.resolve(__dirname, '..'), counts.length > 0 ? counts : GROWTH));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
