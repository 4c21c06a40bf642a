type Done = (event: {type: string; target: {src: string}}) => void;

/** The bundler's runtime: what loads a script that is neither there nor on its way. */
declare const __webpack_require__: {l: (url: string, done: Done) => void};

/**
 * Lists the addresses of the scripts that a function would load, without loading them: each is reported to the
 * bundler as failed, so that a later call loads it.
 *
 * @param load a function that calls `import()` at once
 */
export function chunksOf(load: () => Promise<unknown>): string[] {
  const addresses: string[] = [];
  const loadScript = __webpack_require__.l;
  __webpack_require__.l = (url, done) => {
    addresses.push(url);
    done({type: 'prefetch', target: {src: url}});
  };
  try {
    load().catch(() => undefined);
  } finally {
    __webpack_require__.l = loadScript;
  }
  return addresses;
}
