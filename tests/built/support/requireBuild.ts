import fs from 'node:fs';
import path from 'node:path';
import {LANGUAGES} from '../../support/addresses';
import {buildDir} from '../../support/build';

/**
 * Fails early if the site has not been built in every language.
 *
 * @throws {Error} when there is no build, or when a language is missing
 */
export default function requireBuild(): void {
  for (const {prefix} of LANGUAGES) {
    const file = path.join(buildDir, prefix, '404.html');
    if (!fs.existsSync(file)) {
      throw new Error(`There is no ${file}: run npm run build first.`);
    }
  }
}
