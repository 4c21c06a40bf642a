import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** What GitHub Pages compresses. */
const TEXT = /\.(?:html|js|mjs|css|json|xml|svg|txt|md|webmanifest)$/;

/** Writes a `.gz` file, of gzip's default level, beside each text file of a build, for the server to send. */
export function compressBuild(buildDir: string): void {
  for (const name of fs.readdirSync(buildDir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(buildDir, name);
    if (TEXT.test(name) && fs.statSync(file).isFile()) {
      fs.writeFileSync(`${file}.gz`, gzipSync(fs.readFileSync(file)));
    }
  }
}
