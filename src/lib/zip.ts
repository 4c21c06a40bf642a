import {crc32, deflateRawSync} from 'node:zlib';

/** 1 January 1980, 00:00: the same files make the same archive. */
const DATE = 0x0021;
const UTF_8 = 0x0800;
const DEFLATE = 8;

/**
 * Packs texts into a ZIP archive, which every system unpacks without a tool of its own. The format:
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 *
 * @param files texts by path, with forward slashes
 */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [file, text] of Object.entries(files)) {
    const name = Buffer.from(file);
    const data = Buffer.from(text);
    const packed = deflateRawSync(data, {level: 9});
    // What the local header and the entry of the central directory share, from the version on.
    const shared = Buffer.alloc(26);
    [20, UTF_8, DEFLATE, 0, DATE].forEach((value, index) => shared.writeUInt16LE(value, index * 2));
    [crc32(data), packed.length, data.length].forEach((value, index) => shared.writeUInt32LE(value, 10 + index * 4));
    shared.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, packed]);
    // No comment, disk 0, no attributes; then where the local header is.
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, position, name]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}
