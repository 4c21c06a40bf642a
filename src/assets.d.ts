/** A file that the bundler gives an address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
